import { useChannelRedirect, useClickAttributes, useSiteEnvironment } from "@wesdom/site-runtime/react";
import { WhatsappBrandIcon } from "@wesdom/ui-kit/brand-icon";
import { FloatingBubble, FloatingGroup } from "@wesdom/ui-kit/floating-bubble";
import type { ReactElement } from "react";
import { useLanguage } from "../language/useLanguage.ts";

/** The chat at the edge of the English pages but those of a form: an external link. The Japanese pages have none. */
export function WhatsappBubble(): ReactElement | null {
  const { settings } = useSiteEnvironment();
  const { language, frame } = useLanguage();
  const tracked = useClickAttributes();
  const followChannel = useChannelRedirect(language);
  if (language !== "en") return null;
  const { whatsapp } = frame.footer;
  return (
    <FloatingGroup label={frame.footer.chat}>
      <FloatingBubble
        label={whatsapp}
        icon={<WhatsappBrandIcon />}
        tone="whatsapp"
        href={settings.links.social.whatsapp}
        newTab
        onClick={() => followChannel("whatsapp")}
        data={tracked("whatsapp")}
      />
    </FloatingGroup>
  );
}
