import type { Banner } from "@wesdom/api-client";
import { useMedia } from "@wesdom/site-runtime/react";
import { Button } from "@wesdom/ui-kit/button";
import { Hero } from "@wesdom/ui-kit/hero";
import type { ReactElement } from "react";
import type { HomeTexts } from "./home-texts.ts";

/** Milliseconds a banner stays. */
const AUTOPLAY_MS = 6000;

interface HomeHeroProps {
  readonly banners: readonly Banner[];
  readonly texts: HomeTexts["hero"];
  /** A second action on the first banner. @default none */
  readonly second?: ReactElement;
}

/** The opening: banners with the first action within reach of the thumb. */
export function HomeHero({ banners, texts, second }: HomeHeroProps): ReactElement {
  const media = useMedia();
  return (
    <Hero
      autoplay={AUTOPLAY_MS}
      // The kit fills in numbers by itself.
      labels={{
        ...texts,
        slide: texts.slide({ n: "{n}", total: "{total}" }),
        show: texts.show({ n: "{n}" }),
      }}
      slides={banners.map(({ code, eyebrow, title, subtitle, action, tone, picture }, index) => ({
        key: code,
        eyebrow,
        title,
        subtitle,
        ground: tone,
        art: media(picture),
        actions: (
          <>
            <Button href={action.href}>{action.label}</Button>
            {index === 0 && second}
          </>
        ),
      }))}
    />
  );
}
