/** Query of the news. */
export interface MessageSearch {
  /** Id of a category. */
  readonly category?: string | undefined;
  readonly page?: string | undefined;
}

/** The query keys that the news reads. */
export function messageSearch({ category, page }: Readonly<Record<string, string>>): MessageSearch {
  return { category, page };
}
