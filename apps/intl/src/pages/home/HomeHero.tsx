import type { Banner } from "@wesdom/api-client";
import { useMedia } from "@wesdom/site-runtime/react";
import { Button } from "@wesdom/ui-kit/button";
import { Hero } from "@wesdom/ui-kit/hero";
import type { ReactElement } from "react";
import { useMessages } from "../../messages/useMessages.ts";

/** Milliseconds a banner stays. */
const AUTOPLAY_MS = 6000;

/** The opening: banners with the first action within reach of the thumb. */
export function HomeHero({ banners }: { readonly banners: readonly Banner[] }): ReactElement {
  const { messages } = useMessages();
  const media = useMedia();
  return (
    <Hero
      autoplay={AUTOPLAY_MS}
      labels={messages.home.hero}
      slides={banners.map(({ code, eyebrow, title, subtitle, action, tone, picture }) => ({
        key: code,
        eyebrow,
        title,
        subtitle,
        ground: tone,
        art: media(picture),
        actions: <Button href={action.href}>{action.label}</Button>,
      }))}
    />
  );
}
