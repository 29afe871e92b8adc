import { useSiteEnvironment, useSitePageHead } from "@wesdom/site-runtime/react";
import { Button } from "@wesdom/ui-kit/button";
import { Notice } from "@wesdom/ui-kit/notice";
import { Section } from "@wesdom/ui-kit/section";
import type { ReactElement } from "react";
import { copy as en } from "#copy/shared/prepared.en.yml";
import { copy as ja } from "#copy/shared/prepared.ja.yml";
import type { PREPARED_KEYS } from "../../services.ts";
import { useLanguage } from "../../language/useLanguage.ts";

/** Props of {@link PreparedPage}. */
interface PreparedPageProps {
  readonly service: (typeof PREPARED_KEYS)[number];
  /** The service's name as the API has it. */
  readonly name: string;
}

/** What is said in both languages: alone it would be too little for a script. */
const COPY = { en, ja } as const;

/** A service whose page is being prepared: says so, and leads to a person who knows. */
export function PreparedPage({ service, name }: PreparedPageProps): ReactElement {
  const { settings } = useSiteEnvironment();
  const { language, indexPath } = useLanguage();
  const copy = COPY[language];
  useSitePageHead(language, {
    path: `${indexPath}/services/${service}`,
    title: copy.pageTitle({ service: name, brand: settings.brand[language].name }),
    description: copy.text,
    keywords: [name],
    noindex: true,
  });
  return (
    <Section>
      <Notice
        title={copy.title({ service: name })}
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
