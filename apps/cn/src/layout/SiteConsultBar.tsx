import { useHydrated } from "@tanstack/react-router";
import { CHAT_CLOSE, CHAT_READY } from "@wesdom/facts";
import { useSiteEnvironment } from "@wesdom/site-runtime/react";
import { Button } from "@wesdom/ui-kit/button";
import type { ChatPopupProps } from "@wesdom/ui-kit/chat-popup";
import { ConsultBar } from "@wesdom/ui-kit/consult-bar";
import { FloatingBubble } from "@wesdom/ui-kit/floating-bubble";
import { ChatIcon } from "@wesdom/ui-kit/icon";
import { useState, type ComponentType, type ReactElement } from "react";
import { copy as frame } from "#copy/frame.zh.yml";
import { RESERVATION_PATH } from "../pages/reservation/reservation-place.ts";

/** The present of the referral campaign; its name is the bubble's. */
const GIFT = { src: "/m/brand/gift.svg", width: 128, height: 128, alt: "" };

const texts = frame.pendant;

interface SiteConsultBarProps {
  /** Opens a page in the place of code that did not come. */
  readonly leadTo: (href: string) => void;
}

/**
 * The bar at the bottom edge: the pendant (the referral campaign, and customer service in a sheet over the page), call,
 * or ask for a consultation. Without scripting, and where the sheet's code does not come, customer service is a page of
 * its own.
 */
export function SiteConsultBar({ leadTo }: SiteConsultBarProps): ReactElement {
  const { contact, links } = useSiteEnvironment().settings;
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  const [Chat, setChat] = useState<ComponentType<ChatPopupProps>>();
  const toggle = async (): Promise<void> => {
    // As it was tapped: two taps while its code travels want the same.
    const wanted = !open;
    const { href } = location;
    try {
      const { ChatPopup } = await import("@wesdom/ui-kit/chat-popup");
      setChat(() => ChatPopup);
      // Who has gone on meanwhile reads on.
      setOpen(wanted && location.href === href);
    } catch {
      if (location.href === href) leadTo(links.chat);
    }
  };
  return (
    <>
      <ConsultBar label={frame.header.consult}>
        <FloatingBubble captioned label={texts.gift} picture={GIFT} href={links.referral} newTab />
        <FloatingBubble
          captioned
          label={texts.chat}
          icon={<ChatIcon />}
          tone="card"
          {...(hydrated ? { expanded: open, onClick: () => void toggle() } : { href: links.chat })}
        />
        <Button variant="outline" href={`tel:${contact.zh.phone}`}>
          {frame.consultBar.call}
        </Button>
        <Button href={RESERVATION_PATH}>{frame.consultBar.consult}</Button>
      </ConsultBar>
      {Chat && (
        <Chat
          open={open}
          onClose={() => setOpen(false)}
          title={texts.chat}
          src={links.chat}
          // A chat elsewhere says nothing.
          readyMessage={links.chat.startsWith("/") ? CHAT_READY : undefined}
          closeMessage={CHAT_CLOSE}
          mayLeadAway
        />
      )}
    </>
  );
}
