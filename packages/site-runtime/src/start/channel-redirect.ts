import { LANGUAGES, type LanguageKey } from "@wesdom/facts";

/** Milliseconds from the click on a channel to the consultant's page. */
export const CHANNEL_REDIRECT_MS = 5000;

/** Query key under which the consultant's page learns the channel. */
export const CHANNEL_SOURCE_KEY = "source";

/** Channels whose link leads on to the consultant's page when it could not be opened. */
export const REDIRECT_CHANNELS = ["linkedin", "youtube", "whatsapp"] as const;

/** One of {@link REDIRECT_CHANNELS}. */
export type RedirectChannel = (typeof REDIRECT_CHANNELS)[number];

/** Whether a channel is one of {@link REDIRECT_CHANNELS}. */
export function isRedirectChannel(channel: string): channel is RedirectChannel {
  return (REDIRECT_CHANNELS as readonly string[]).includes(channel);
}

/** What {@link createChannelRedirect} needs of its surroundings. */
export interface ChannelRedirectSurroundings {
  /** The start-up call's flag. */
  readonly enabled: () => boolean;
  /** Goes to an address of the site. */
  readonly go: (path: string) => void;
  /** Calls back each time the page becomes hidden. */
  readonly onHidden: (listener: () => void) => () => void;
}

/** Leads a visitor whose click on a channel opened nothing to the consultant. */
export interface ChannelRedirect {
  /** Called in the click on a channel, which the browser follows itself. */
  readonly follow: (channel: RedirectChannel, language: LanguageKey) => void;
  /** Forgets a click: on a route change and when the page's part goes away. */
  readonly cancel: () => void;
}

/** Address of the consultant's page for who comes from a channel. */
export function consultantPath(language: LanguageKey, channel: RedirectChannel): string {
  return `${LANGUAGES[language].indexPath}/marketing-consultant?${CHANNEL_SOURCE_KEY}=${channel}`;
}

/**
 * Opening an app or a tab hides the page; if 5000 ms after the click it was visible all the time, the channel did not
 * open, and the consultant's page takes its place.
 */
export function createChannelRedirect(surroundings: ChannelRedirectSurroundings): ChannelRedirect {
  const { enabled, go, onHidden } = surroundings;
  let pending: { readonly timer: ReturnType<typeof setTimeout>; readonly stopListening: () => void } | null =
    null;

  const cancel = (): void => {
    if (!pending) return;
    clearTimeout(pending.timer);
    pending.stopListening();
    pending = null;
  };

  return {
    follow(channel, language) {
      cancel();
      if (!enabled()) return;
      const timer = setTimeout(() => {
        cancel();
        go(consultantPath(language, channel));
      }, CHANNEL_REDIRECT_MS);
      pending = { timer, stopListening: onHidden(cancel) };
    },
    cancel,
  };
}
