import type { ReactElement } from "react";
import { useTexts } from "../config-provider/useTexts.ts";
import { ErrorState } from "../error-state/ErrorState.tsx";
import { cx } from "../internal/cx.ts";
import type { CloseReason } from "../popup/modalBehaviour.ts";
import { RingArt } from "../internal/RingArt.tsx";
import type { KitTexts } from "../locale/kitLocale.ts";
import { Popup } from "../popup/Popup.tsx";
import { useFrame } from "./useFrame.ts";
import { useFrameMessage } from "./useFrameMessage.ts";

/** Milliseconds a chat may take to load before it is called failed. */
export const CHAT_LOAD_TIMEOUT_MS = 15_000;

/** What a chat needs; it may not lead the page itself elsewhere. */
const CHAT_SANDBOX =
  "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads allow-modals";

/** What a chat needs besides, to have a link that the visitor taps lead the page on. */
const LEAD_AWAY = "allow-top-navigation-by-user-activation";

/** Props of {@link ChatPopup}. */
export interface ChatPopupProps {
  readonly open: boolean;
  readonly onClose: (reason: CloseReason) => void;
  /** Heading, and name of the frame: who answers. */
  readonly title: string;
  /** Address of the chat. It is loaded at the first opening and stays, so a conversation survives closing. */
  readonly src: string;
  /**
   * Message (a string) the chat posts to its parent once it works. Without it the chat counts as there when its frame has
   * loaded, which the error page of a chat that is down has, too.
   */
  readonly readyMessage?: string | undefined;
  /**
   * Message (a string) the chat posts to its parent to be closed: on an Escape that it has no use for itself. Keys pressed
   * in a frame are told to nobody outside of it.
   */
  readonly closeMessage?: string | undefined;
  /** Whether a link that the visitor taps in the chat may lead the page elsewhere; for chats of one's own. @default false */
  readonly mayLeadAway?: boolean | undefined;
  /** Milliseconds until loading is called failed. @default 15000 */
  readonly timeout?: number | undefined;
  /** Whether the phone's Back button closes it. @default true */
  readonly closeOnBack?: boolean | undefined;
  /** @default those of the locale */
  readonly labels?: Partial<KitTexts["chatPopup"] & Pick<KitTexts["common"], "close" | "retry">> | undefined;
}

/**
 * A sheet with a chat in a frame: says that it is loading, offers another try when it does not come, and keeps the
 * conversation while it is closed.
 */
export function ChatPopup(props: ChatPopupProps): ReactElement {
  const { open, onClose, title, src, closeOnBack = true, readyMessage } = props;
  const { timeout = CHAT_LOAD_TIMEOUT_MS, mayLeadAway = false } = props;
  const texts = useTexts("chatPopup", props.labels);
  const common = useTexts("common", props.labels);
  const { frame, phase, attempt, retry, loaded } = useFrame(open, timeout, readyMessage);
  useFrameMessage(frame, open, props.closeMessage, () => onClose("escape"));
  return (
    <Popup
      open={open}
      onClose={onClose}
      title={title}
      height="full"
      padded={false}
      keepMounted
      closeOnBack={closeOnBack}
      closeLabel={common.close}
      className="el-chat-popup"
    >
      <div className="el-chat-popup__body" aria-busy={phase === "loading"}>
        {attempt > 0 && phase !== "failed" && (
          <iframe
            key={attempt}
            ref={frame}
            className={cx("el-chat-popup__frame", phase === "ready" && "is-ready")}
            title={title}
            src={src}
            sandbox={mayLeadAway ? `${CHAT_SANDBOX} ${LEAD_AWAY}` : CHAT_SANDBOX}
            referrerPolicy="strict-origin-when-cross-origin"
            onLoad={loaded}
          />
        )}
        <output className="el-chat-popup__state">
          {phase === "loading" && (
            <span className="el-chat-popup__loading">
              <RingArt className="el-chat-popup__art" />
              {texts.loading}
            </span>
          )}
        </output>
        {phase === "failed" && (
          <ErrorState
            title={texts.failedTitle}
            text={texts.failedText}
            retry={{ label: common.retry, onRetry: retry }}
          />
        )}
      </div>
    </Popup>
  );
}
