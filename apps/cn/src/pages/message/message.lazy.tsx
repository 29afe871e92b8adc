import { createLazyRoute, useLoaderData } from "@tanstack/react-router";
import type { ReactElement } from "react";
import type { MessageData } from "./loadMessage.ts";
import { MessagePage } from "./MessagePage.tsx";

function Message(): ReactElement {
  const data: MessageData = useLoaderData({ strict: false });
  return <MessagePage data={data} />;
}

/** The marketing news. */
export const messagePage = createLazyRoute("/m/zh-cn/message")({ component: Message });
