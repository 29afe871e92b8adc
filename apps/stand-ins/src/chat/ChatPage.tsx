import { SENT_KEY } from "@wesdom/site-runtime";
import { Button } from "@wesdom/ui-kit/button";
import { Input } from "@wesdom/ui-kit/input";
import { Link } from "@wesdom/ui-kit/link";
import { VisuallyHidden } from "@wesdom/ui-kit/visually-hidden";
import type { ReactElement, ReactNode } from "react";
import { CHAT_ANSWERS, CHAT_TEXTS as TEXTS, type ChatAnswer } from "../messages/zh-chat.ts";
import styles from "./Chat.module.css";
import {
  ASK_KEY,
  CHAT_PATH,
  chatAddress,
  LONGEST_QUESTION,
  type Exchange,
  type Sent,
} from "./conversation.ts";
import { LAST_ID, QUESTION_ID, TROUBLE_ID } from "./ids.ts";
import { MessageForm, type Message } from "./MessageForm.tsx";
import { Portrait } from "./Portrait.tsx";

interface ChatPageProps {
  readonly exchanges: readonly Exchange[];
  readonly message: Message;
  /** A message that was stored. */
  readonly sent: Sent | null;
  readonly privacyPolicy: string;
  /** The hotline. */
  readonly phone: string;
}

/** A conversation that its address holds, so it works without JavaScript and survives a reload. */
export function ChatPage(props: ChatPageProps): ReactElement {
  const { exchanges, message, sent, privacyPolicy, phone } = props;
  const asks = exchanges.map(({ ask }) => ask);
  // Where it was stored within the conversation.
  const sentAt = sent && Math.max(0, exchanges.length - sent.after);
  const stored = sent && (
    <Bubble key="sent" isLast={sentAt === exchanges.length}>
      {TEXTS.sent(sent.reference)}
    </Bubble>
  );
  const unknown = (at: number) =>
    (sentAt === null || at < sentAt ? TEXTS.unknown : TEXTS.unknownAfterwards)(phone);
  const left = CHAT_ANSWERS.filter(({ key }) => exchanges.every(({ answer }) => answer?.key !== key));
  const number = sent && <input key="sent" type="hidden" name={SENT_KEY} value={sent.reference} />;
  return (
    <div className={styles["page"]}>
      <main className={`${styles["main"]} el-gutter`}>
        <header className={styles["head"]}>
          <Portrait />
          <h1 className={styles["name"]}>{TEXTS.greeting}</h1>
        </header>
        <ol role="list" className={styles["talk"]} aria-label={TEXTS.conversation}>
          <Bubble>{TEXTS.invitation}</Bubble>
          {exchanges.map(({ question, answer }, at) => [
            at === sentAt && stored,
            <Bubble
              key={`ask ${at}`}
              isMine
              isLast={sentAt !== exchanges.length && at === exchanges.length - 1}
            >
              {question}
            </Bubble>,
            <Bubble key={`answer ${at}`}>{answer === null ? unknown(at) : answerOf(answer, phone)}</Bubble>,
          ])}
          {sentAt === exchanges.length && stored}
        </ol>
        {left.length > 0 && (
          <ul role="list" className={styles["chips"]} aria-label={TEXTS.suggestions}>
            {left.map(({ key, question }) => (
              <li key={key}>
                <Button
                  size="small"
                  variant="outline"
                  href={chatAddress(
                    [...asks, key],
                    `#${LAST_ID}`,
                    sent && { ...sent, after: sent.after + 1 },
                  )}
                >
                  {question}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {sent === null && (
          <MessageForm
            action={chatAddress(asks, "#message")}
            message={message}
            isWanted={exchanges.at(-1)?.answer === null}
            privacyPolicy={privacyPolicy}
          />
        )}
        {(asks.length > 0 || sent) && (
          <Link className={styles["restart"]} href={CHAT_PATH} look="quiet">
            {TEXTS.restart}
          </Link>
        )}
      </main>
      <form
        className={`${styles["ask"]} el-gutter`}
        action={`${CHAT_PATH}#${LAST_ID}`}
        aria-label={TEXTS.ask}
        data-typing={TEXTS.typing}
      >
        <p className={styles["trouble"]} role="alert" id={TROUBLE_ID} data-text={TEXTS.offline} />
        {asks.map((ask, at) => [
          at === sentAt && number,
          <input key={`${at} ${ask}`} type="hidden" name={ASK_KEY} value={ask} />,
        ])}
        {sentAt === exchanges.length && number}
        <Input
          className={styles["question"]}
          id={QUESTION_ID}
          name={ASK_KEY}
          aria-label={TEXTS.ask}
          placeholder={TEXTS.placeholder}
          maxLength={LONGEST_QUESTION}
          autoComplete="off"
          enterKeyHint="send"
          required
        />
        <Button type="submit">{TEXTS.send}</Button>
      </form>
    </div>
  );
}

interface BubbleProps {
  /** Whether the visitor says it. */
  readonly isMine?: boolean;
  /** Whether it is read next. */
  readonly isLast?: boolean;
  readonly children: ReactNode;
}

function Bubble({ isMine = false, isLast = false, children }: BubbleProps): ReactElement {
  const names = isMine ? [styles["bubble"], styles["mine"], "el-ground el-ground--ink"] : [styles["bubble"]];
  return (
    <li className={names.join(" ")} {...(isLast && { id: LAST_ID, tabIndex: -1 })}>
      <VisuallyHidden>{isMine ? TEXTS.you : TEXTS.me}：</VisuallyHidden>
      {typeof children === "string" ? <p>{children}</p> : children}
    </li>
  );
}

function answerOf({ answer, call, link: given }: ChatAnswer, phone: string): ReactElement {
  const link = call ? { href: `tel:${phone}`, label: call.label } : given;
  const paragraphs = call ? [call.text(phone), ...answer] : answer;
  return (
    <>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {link && (
        <Link className={styles["link"]} href={link.href} target="_top">
          {link.label}
        </Link>
      )}
    </>
  );
}
