import { useHydrated } from "@tanstack/react-router";
import { useSiteEnvironment } from "@wesdom/site-runtime/react";
import type { ChatPopupProps } from "@wesdom/ui-kit/chat-popup";
import { FloatingBubble, FloatingGroup } from "@wesdom/ui-kit/floating-bubble";
import { ChatIcon } from "@wesdom/ui-kit/icon";
import { useState, type ComponentType, type ReactElement } from "react";
import { copy as frame } from "#copy/frame.zh.yml";

/** The present of the referral campaign; its name is the bubble's. */
const GIFT = { src: "/m/brand/gift.svg", width: 128, height: 128, alt: "" };

const texts = frame.pendant;

/**
 * The two signs at the right edge: the referral campaign, and customer service in a sheet over the page. Without
 * scripting, and where the sheet's code does not come, customer service is a page of its own.
 */
export function SitePendant(): ReactElement {
  const { links } = useSiteEnvironment().settings;
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  const [Chat, setChat] = useState<ComponentType<ChatPopupProps>>();
  const toggle = async (): Promise<void> => {
    try {
      const { ChatPopup } = await import("@wesdom/ui-kit/chat-popup");
      setChat(() => ChatPopup);
      setOpen((before) => !before);
    } catch {
      location.assign(links.chat);
    }
  };
  return (
    <>
      <FloatingGroup label={texts.label}>
        <FloatingBubble label={texts.gift} picture={GIFT} href={links.referral} newTab />
        <FloatingBubble
          label={texts.chat}
          icon={<ChatIcon />}
          {...(hydrated ? { expanded: open, onClick: () => void toggle() } : { href: links.chat })}
        />
      </FloatingGroup>
      {Chat && (
        <Chat open={open} onClose={() => setOpen(false)} title={texts.chat} src={links.chat} mayLeadAway />
      )}
    </>
  );
}
