/** Id of the line that says why nothing was sent; it holds its text in `data-text` until then. */
export const TROUBLE_ID = "trouble";

/** Id of the bubble that is read next. */
export const LAST_ID = "last";

/** Id of the field in which the next question is typed. */
export const QUESTION_ID = "question";
