import { HTML_LANGS, LANGUAGE_OPTIONS, languageSwitchPath } from "@wesdom/site-runtime";
import { usePageTwins, useSiteEnvironment } from "@wesdom/site-runtime/react";
import { Button } from "@wesdom/ui-kit/button";
import { LanguageSwitch } from "@wesdom/ui-kit/language-switch";
import { Logo } from "@wesdom/ui-kit/logo";
import { MobileMenu } from "@wesdom/ui-kit/mobile-menu";
import { NavBar } from "@wesdom/ui-kit/nav-bar";
import type { ReactElement } from "react";
import { zh } from "../messages/zh.ts";
import { isCurrent, siteMenu } from "./menu.ts";

/** Address of the reservation as the header links it. */
const RESERVATION = "/m/zh-cn/common/Reservation?type=nav";

const HOMES = new Set(["m", "m-zh-cn", "m-zh-cn-home"]);

/** Header of the Chinese site: logo, consultation link, menu. Lies over the hero of the home page. */
export function SiteHeader({ routeName }: { readonly routeName: string }): ReactElement {
  const { settings } = useSiteEnvironment();
  const menu = (
    <MobileMenu
      labels={{ toggle: zh.header.menu, navigation: zh.header.navigation }}
      items={siteMenu(settings).map((entry) => ({
        key: entry.path,
        label: entry.text,
        href: entry.path,
        current: isCurrent(entry, routeName),
        newTab: entry.routeName === "",
      }))}
      footer={<Languages routeName={routeName} label={zh.header.languages} />}
    />
  );
  return (
    <NavBar
      overlay={HOMES.has(routeName)}
      logo={
        <Logo
          name={settings.brand.zh.name}
          href="/m/zh-cn"
          linkLabel={`${settings.brand.zh.name} ${zh.header.home}`}
        />
      }
      action={
        <Button size="small" href={RESERVATION}>
          {zh.header.consult}
        </Button>
      }
      menu={menu}
    />
  );
}

/** Props of {@link Languages}. */
interface LanguagesProps {
  readonly routeName: string;
  /** Name of the landmark, another one in the menu than in the footer. */
  readonly label: string;
}

/** The other languages: full page loads, as a language is one page load. */
export function Languages({ routeName, label }: LanguagesProps): ReactElement {
  const twins = usePageTwins();
  return (
    <LanguageSwitch
      label={label}
      languages={LANGUAGE_OPTIONS.map(({ name, languageName }) => ({
        hrefLang: HTML_LANGS[name],
        name: languageName,
        href: languageSwitchPath(routeName, name, twins),
        current: name === "zh",
      }))}
    />
  );
}
