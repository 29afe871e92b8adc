import type { Story } from "@wesdom/api-client";
import { useContentHead, usePageTwins, useSiteEnvironment } from "@wesdom/site-runtime/react";
import type { CaseMessages } from "../../messages/case/case-messages.ts";
import { useMessages } from "../../messages/useMessages.ts";

/** Props of {@link CaseHead}. */
interface CaseHeadProps {
  readonly story: Story;
  readonly copy: CaseMessages;
}

/** Head of a case, be it a page or a sheet: its own address in each language and its share card. */
export function CaseHead({ story, copy }: CaseHeadProps): null {
  const { settings } = useSiteEnvironment();
  const { language, messages, indexPath } = useMessages();
  const { code, title, summary, publishedAt, share, picture, platform, industry } = story;
  const path = `${indexPath}/case`;
  useContentHead(language, {
    path,
    contentQuery: { code },
    pageTitle: copy.detail.pageTitle(title, settings.brand[language].name),
    title,
    summary,
    keywords: [platform.name, industry.name, ...story.services.map(({ name }) => name)],
    section: industry.name,
    publishedAt,
    share,
    preload: picture.src,
    twins: usePageTwins(),
    trail: [
      { name: messages.menu.home, url: indexPath },
      { name: messages.menu.cases, url: path },
    ],
  });
  return null;
}
