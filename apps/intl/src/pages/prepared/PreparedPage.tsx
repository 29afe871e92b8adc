import { useSiteEnvironment, useSitePageHead } from "@wesdom/site-runtime/react";
import { Button } from "@wesdom/ui-kit/button";
import { Notice } from "@wesdom/ui-kit/notice";
import { Section } from "@wesdom/ui-kit/section";
import type { ReactElement } from "react";
import type { PreparedKey, PreparedMessages } from "../../messages/prepared/prepared-messages.ts";
import { useMessages } from "../../messages/useMessages.ts";

/** Props of {@link PreparedPage}. */
interface PreparedPageProps {
  readonly service: PreparedKey;
  /** The service's name as the API has it. */
  readonly name: string;
  readonly copy: PreparedMessages;
}

/** A service whose page is being prepared: says so, and leads to a person who knows. */
export function PreparedPage({ service, name, copy }: PreparedPageProps): ReactElement {
  const { settings } = useSiteEnvironment();
  const { language, indexPath } = useMessages();
  useSitePageHead(language, {
    path: `${indexPath}/services/${service}`,
    title: copy.pageTitle(name, settings.brand[language].name),
    description: copy.text,
    keywords: [name],
    noindex: true,
  });
  return (
    <Section>
      <Notice
        title={copy.title(name)}
        text={copy.text}
        actions={
          <>
            <Button href={`${indexPath}/marketing-consultant`}>{copy.consultant}</Button>
            <Button variant="outline" href={indexPath}>
              {copy.home}
            </Button>
          </>
        }
      />
    </Section>
  );
}
