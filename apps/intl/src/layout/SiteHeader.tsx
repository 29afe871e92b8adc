import { Languages } from "@wesdom/page-sections/layout";
import { LANGUAGES, type MenuItem } from "@wesdom/site-runtime";
import { useSiteEnvironment } from "@wesdom/site-runtime/react";
import { Button } from "@wesdom/ui-kit/button";
import { Link } from "@wesdom/ui-kit/link";
import { Logo } from "@wesdom/ui-kit/logo";
import { MobileMenu, type MenuEntryItem } from "@wesdom/ui-kit/mobile-menu";
import { NavBar } from "@wesdom/ui-kit/nav-bar";
import type { ReactElement } from "react";
import { useLanguage } from "../language/useLanguage.ts";
import { SERVICE_KEYS } from "../services.ts";
import { isCurrent, siteMenu } from "./menu.ts";

/** Header of the English and Japanese site: logo, Contact Us, menu. Lies over the hero where a page opens with one. */
export function SiteHeader({ routeName }: { readonly routeName: string }): ReactElement {
  const { settings } = useSiteEnvironment();
  const { language, frame, indexPath } = useLanguage();
  const { indexRouteName } = LANGUAGES[language];
  const { email } = settings.contact[language];
  const entryOf = (entry: MenuItem): MenuEntryItem => ({
    key: entry.path,
    label: entry.text,
    href: entry.path,
    current: isCurrent(entry, routeName),
    ...(entry.children.length > 0 ? { children: entry.children.map(entryOf) } : {}),
  });
  return (
    <NavBar
      overlay={opensWithHero(routeName, indexRouteName)}
      logo={
        <Logo
          name={settings.brand[language].name}
          href={indexPath}
          linkLabel={`${settings.brand[language].name} ${frame.header.home}`}
        />
      }
      action={
        <Button size="small" href={`${indexPath}/contact-us?sourceType=1`}>
          {frame.header.contact}
        </Button>
      }
      menu={
        <MobileMenu
          labels={{ toggle: frame.header.menu, navigation: frame.header.navigation }}
          items={siteMenu(language, frame, routeName).map(entryOf)}
          contact={{ label: email, href: `mailto:${email}` }}
          footer={
            <>
              <Link look="bare" href={`${indexPath}/article`}>
                {frame.header.news}
              </Link>
              <Languages language={language} routeName={routeName} label={frame.header.languages} />
            </>
          }
        />
      }
    />
  );
}

/** Whether a page opens with type over art, which the header then lies over. */
function opensWithHero(routeName: string, indexRouteName: string): boolean {
  const services = SERVICE_KEYS.map((key) => `${indexRouteName}-services-${key}`);
  return [indexRouteName, `${indexRouteName}-home`, ...services].includes(routeName);
}
