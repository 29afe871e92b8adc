import type { GeetestPuzzle, GeetestSolution } from "@wesdom/api-client";
import { loadSanitiser } from "@wesdom/site-runtime/browser";

/** Longest wait until the puzzle can be solved, milliseconds. */
const GEETEST_READY_MS = 15_000;

/** Narrowest picture that GeeTest draws. */
const PICTURE_WIDTH = "278px";

/** GeeTest's name of the language of the Chinese pages. */
const LANGUAGE = "zh-cn";

/** What GeeTest gives for a solved puzzle. */
export type GeetestAnswer = Pick<
  GeetestSolution,
  "geetest_challenge" | "geetest_validate" | "geetest_seccode"
>;

/** What its script makes, as far as it is used here. @see https://docs.geetest.com/sensebot/apirefer/api/web */
interface GeetestWidget {
  readonly appendTo: (place: HTMLElement) => void;
  readonly onReady: (told: () => void) => void;
  readonly onSuccess: (told: () => void) => void;
  readonly onError: (told: () => void) => void;
  readonly getValidate: () => GeetestAnswer | false;
  readonly destroy?: () => void;
}

type InitGeetest = (options: object, made: (widget: GeetestWidget) => void) => void;

declare global {
  interface Window {
    initGeetest?: InitGeetest;
  }
}

/** Where a puzzle is shown, and who is told of it. */
interface GeetestPlace {
  /** Address of `gt.js`; empty where the site knows none. */
  readonly script: string;
  /** Emptied first. Needs an `id`. */
  readonly box: HTMLElement;
  readonly onReady: () => void;
  readonly onAnswer: (answer: GeetestAnswer) => void;
  /** It cannot be shown, or not any more; told once. */
  readonly onFail: () => void;
}

/**
 * Shows a puzzle of GeeTest, version 3. It is drawn into its place (`custom`), since what GeeTest puts over the page
 * would lie below the modal sheet.
 *
 * @returns Takes it away; nobody is told anything then.
 */
export function showGeetest(puzzle: GeetestPuzzle, place: GeetestPlace): () => void {
  const { script, box, onReady, onAnswer, onFail } = place;
  let over = false;
  let widget: GeetestWidget | undefined;
  const end = (): void => {
    over = true;
    clearTimeout(timer);
    widget?.destroy?.();
    box.replaceChildren();
  };
  const fail = (): void => {
    if (over) return;
    end();
    // The script keeps what failed to load as failed: the next try needs a new one.
    delete window.initGeetest;
    onFail();
  };
  const timer = setTimeout(fail, GEETEST_READY_MS);
  const put = (made: GeetestWidget): void => {
    if (over) {
      made.destroy?.();
      return;
    }
    widget = made;
    made.onReady(() => {
      if (over) return;
      clearTimeout(timer);
      onReady();
    });
    made.onError(fail);
    made.onSuccess(() => {
      const answer = made.getValidate();
      if (!over && answer !== false) onAnswer(answer);
    });
    made.appendTo(box);
  };
  const start = (init: InitGeetest): void => {
    if (over) return;
    init(optionsOf(puzzle, script, box, fail), put);
  };
  loadInit(script).then(start).catch(fail);
  return end;
}

function optionsOf(puzzle: GeetestPuzzle, script: string, box: HTMLElement, onError: () => void): object {
  return {
    gt: puzzle.gt,
    challenge: puzzle.challenge,
    new_captcha: puzzle.new_captcha,
    // While GeeTest is out of reach the API answers with a puzzle of our own: its offline mode protects nothing.
    offline: false,
    product: "custom",
    area: `#${box.id}`,
    next_width: PICTURE_WIDTH,
    width: "100%",
    lang: LANGUAGE,
    protocol: `${new URL(script).protocol}//`,
    onError,
  };
}

/** @throws where the script cannot be loaded. */
async function loadInit(address: string): Promise<InitGeetest> {
  if (window.initGeetest) return window.initGeetest;
  if (address === "") throw new Error("The settings of the host name no script of GeeTest.");
  // What it draws with is markup of another house.
  await loadSanitiser();
  const script = document.createElement("script");
  script.src = address;
  try {
    await new Promise((loaded, failed) => {
      script.addEventListener("load", loaded);
      script.addEventListener("error", failed);
      document.head.append(script);
    });
  } finally {
    script.remove();
  }
  if (!window.initGeetest) throw new Error("What was loaded is no script of GeeTest.");
  return window.initGeetest;
}
