import { Languages } from "@wesdom/page-sections/layout";
import { useSiteEnvironment } from "@wesdom/site-runtime/react";
import { Button } from "@wesdom/ui-kit/button";
import { Logo } from "@wesdom/ui-kit/logo";
import { MobileMenu } from "@wesdom/ui-kit/mobile-menu";
import { NavBar } from "@wesdom/ui-kit/nav-bar";
import type { ReactElement } from "react";
import { copy as frame } from "#copy/frame.zh.yml";
import { isCurrent, siteMenu } from "./menu.ts";
import { RESERVATION_PATH } from "../pages/reservation/reservation-place.ts";

/** Address of the reservation as the header links it. */
const RESERVATION = `${RESERVATION_PATH}?type=nav`;

const HOMES = new Set(["m", "m-zh-cn", "m-zh-cn-home"]);

/** Header of the Chinese site: logo, consultation link, menu. Lies over the hero of the home page. */
export function SiteHeader({ routeName }: { readonly routeName: string }): ReactElement {
  const { settings } = useSiteEnvironment();
  const { phone } = settings.contact.zh;
  const menu = (
    <MobileMenu
      labels={{ toggle: frame.header.menu, navigation: frame.header.navigation }}
      items={siteMenu(settings).map((entry) => ({
        key: entry.path,
        label: entry.text,
        href: entry.path,
        current: isCurrent(entry, routeName),
        newTab: entry.routeName === "",
      }))}
      contact={{ label: phone, href: `tel:${phone}` }}
      footer={<Languages language="zh" routeName={routeName} label={frame.header.languages} />}
    />
  );
  return (
    <NavBar
      overlay={HOMES.has(routeName)}
      logo={
        <Logo
          name={settings.brand.zh.name}
          href="/m/zh-cn"
          linkLabel={`${settings.brand.zh.name} ${frame.header.home}`}
        />
      }
      action={
        <Button size="small" variant="ghost" href={RESERVATION}>
          {frame.header.consult}
        </Button>
      }
      menu={menu}
    />
  );
}
