/** What a page hands to `initGeetest`, as far as the stand-in looks at it. */
interface Options {
  readonly gt: string;
  readonly challenge: string;
  readonly new_captcha: boolean;
  readonly offline: boolean;
  readonly product: string;
  readonly area: string;
  readonly lang: string;
  readonly protocol: string;
  readonly onError: () => void;
}

type Told = () => void;

interface StandIn {
  initGeetest?: (options: Options, made: (widget: object) => void) => void;
  Geetest?: new (options: Options, server: string) => object;
  readonly [callback: string]: unknown;
}

/**
 * `gt.js` of the stand-in: like GeeTest's it asks its server by a script which puzzle there is, loads that puzzle's
 * script, and keeps a failure as one.
 */
export function initScript(server: string): void {
  const page = window as unknown as StandIn;
  let isBroken = false;
  const load = (path: string, options: Options, then: Told): void => {
    const script = document.createElement("script");
    script.src = `${options.protocol}${server}${path}`;
    script.addEventListener("load", then);
    script.addEventListener("error", () => {
      isBroken = true;
      options.onError();
    });
    document.head.append(script);
  };
  page.initGeetest = (options, made) => {
    if (isBroken) {
      options.onError();
      return;
    }
    const isRight = options.new_captcha && !options.offline && options.lang === "zh-cn";
    if (!isRight) throw new Error(`Options that this page should not give: ${JSON.stringify(options)}`);
    load(`/gettype.php?gt=${options.gt}`, options, () => {
      load("/static/fullpage.js", options, () => {
        made(new page.Geetest!(options, `${options.protocol}${server}`));
      });
    });
  };
}

/** The puzzle of the stand-in: a picture, and a button that whoever taps it has solved it with. */
export function puzzleScript(): void {
  class Geetest {
    readonly #told: Record<string, Told> = {};
    readonly #options: Options;
    readonly #server: string;
    #answer: object | false = false;

    constructor(options: Options, server: string) {
      this.#options = options;
      this.#server = server;
    }

    appendTo(place: HTMLElement): void {
      const area = this.#options.product === "custom" ? document.querySelector(this.#options.area) : null;
      const style = document.createElement("link");
      Object.assign(style, { rel: "stylesheet", href: `${this.#server}/static/style.css` });
      const picture = document.createElement("img");
      Object.assign(picture, { src: `${this.#server}/static/picture.png`, alt: "GeeTest" });
      const button = document.createElement("button");
      Object.assign(button, { type: "button", textContent: "点击按钮进行验证" });
      button.addEventListener("click", () => void this.#ask());
      const seen = [style, picture].map(
        (element) => new Promise((loaded) => element.addEventListener("load", loaded)),
      );
      void Promise.all(seen).then(() => this.#told["ready"]?.());
      area?.append(style, picture);
      place.append(button);
    }

    onReady(told: Told): void {
      this.#told["ready"] = told;
    }

    onSuccess(told: Told): void {
      this.#told["success"] = told;
    }

    onError(told: Told): void {
      this.#told["error"] = told;
    }

    getValidate(): object | false {
      return this.#answer;
    }

    destroy(): void {
      this.#told["ready"] = this.#told["success"] = this.#told["error"] = () => undefined;
    }

    async #ask(): Promise<void> {
      try {
        const answer = await fetch(`${this.#server}/ajax.php?challenge=${this.#options.challenge}`);
        this.#answer = (await answer.json()) as object;
        this.#told["success"]?.();
      } catch {
        this.#told["error"]?.();
      }
    }
  }
  (window as unknown as StandIn).Geetest = Geetest;
}
