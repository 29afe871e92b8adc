import type { ReactElement, ReactNode } from "react";
import {
  WechatBrandIcon,
  WeiboBrandIcon,
  XiaohongshuBrandIcon,
  BilibiliBrandIcon,
  ZhihuBrandIcon,
  LinkedinBrandIcon,
  InstagramBrandIcon,
  YoutubeBrandIcon,
} from "../../brand-icon/index.ts";
import { Button } from "../../button/index.ts";
import { CaseCard } from "../../case-card/index.ts";
import { CopyText } from "../../copy-text/index.ts";
import {
  Footer,
  FooterContact,
  FooterLegal,
  FooterLinks,
  OfficeList,
  SocialLinks,
} from "../../footer/index.ts";
import { Hero } from "../../hero/index.ts";
import { LanguageSwitch } from "../../language-switch/index.ts";
import { Logo } from "../../logo/index.ts";
import { MobileMenu, type MenuEntryItem } from "../../mobile-menu/index.ts";
import { NavBar } from "../../nav-bar/index.ts";
import { PX_PER_REM } from "../../px-to-rem/pxToRem.ts";
import type { Ground } from "../../section/index.ts";
import { art, code, whiteMark } from "./art.ts";
import type { Locale } from "./localized.ts";
import { TEXTS } from "./texts.ts";

const GROUNDS: readonly Ground[] = ["hot", "violet", "mint"];

/** The hero of the home page in a language. */
export function SampleHero({
  locale,
  count = 3,
  autoplay,
}: {
  readonly locale: Locale;
  readonly count?: number;
  readonly autoplay?: number;
}): ReactElement {
  const t = TEXTS[locale];
  return (
    <Hero
      autoplay={autoplay}
      labels={t.carousel}
      slides={t.hero.slice(0, count).map((slide, at) => ({
        key: slide.title,
        eyebrow: slide.eyebrow,
        title: slide.title,
        subtitle: slide.subtitle,
        ground: GROUNDS[at],
        art: art({
          width: 560,
          height: 520,
          seed: at + 3,
          ground: GROUNDS[at] ?? "hot",
          centre: [0.71, 0.5],
          filled: false,
        }),
        actions: (
          <>
            <Button href="#appeal">{slide.action}</Button>
            {at === 0 && locale === "zh" && (
              <Button variant="outline" href="/case">
                {t.cases}
              </Button>
            )}
          </>
        ),
      }))}
    />
  );
}

/** Entries of the menu, with an expanding part outside China. */
export function menuItems(locale: Locale, current: string): readonly MenuEntryItem[] {
  const t = TEXTS[locale];
  return t.nav.map(([key, label]) => ({
    key,
    label,
    href: `/${key}`,
    current: key === current,
    newTab: key === "join",
    children:
      key === "services"
        ? t.services.items.map(([title]) => ({
            key: title,
            label: title,
            href: `/services/${title}`,
            current: title === current,
          }))
        : undefined,
  }));
}

/** The three languages. */
export function SampleLanguages({ locale }: { readonly locale: Locale }): ReactElement {
  return (
    <LanguageSwitch
      label={TEXTS[locale].languages}
      languages={[
        { hrefLang: "zh-CN", name: "中文", href: "/m/zh-cn", current: locale === "zh" },
        { hrefLang: "en-US", name: "EN", href: "/m/en-us", current: locale === "en" },
        { hrefLang: "ja", name: "日本語", href: "/m/jp", current: locale === "ja" },
      ]}
    />
  );
}

/** The header in a language. */
export function SampleNavBar({
  locale,
  overlay = false,
  current = "home",
}: {
  readonly locale: Locale;
  readonly overlay?: boolean;
  readonly current?: string;
}): ReactElement {
  const t = TEXTS[locale];
  return (
    <NavBar
      overlay={overlay}
      logo={<Logo name={t.brand} href="/" />}
      action={
        <Button size="small" href="/contact">
          {t.consult}
        </Button>
      }
      menu={
        <MobileMenu
          labels={t.menu}
          items={menuItems(locale, current)}
          contact={
            locale === "zh"
              ? { label: "400-003-5180", href: "tel:4000035180" }
              : { label: "hello@wesdom.example.com", href: "mailto:hello@wesdom.example.com" }
          }
          footer={<SampleLanguages locale={locale} />}
        />
      }
    />
  );
}

/** The way on below a list, as far from it as the sites' sheets say. */
export function More({ children }: { readonly children: ReactNode }): ReactElement {
  return <div style={{ marginTop: `${28 / PX_PER_REM}rem` }}>{children}</div>;
}

/** A case of a language. */
export function SampleCase({
  locale,
  at,
  level,
}: {
  readonly locale: Locale;
  readonly at: number;
  readonly level?: 2 | 3;
}): ReactElement | null {
  const item = TEXTS[locale].work.items[at];
  const ground = (["violet", "ink", "hot"] as const)[at] ?? "ink";
  if (item === undefined) return null;
  return (
    <CaseCard
      {...item}
      href={`/case/${at}`}
      level={level}
      ground={ground}
      cover={art({ width: 670, height: 800, seed: at + 8, ground, centre: [0.66, 0.68] })}
    />
  );
}

/** The footer in a language. */
export function SampleFooter({ locale }: { readonly locale: Locale }): ReactElement {
  const t = TEXTS[locale];
  const domestic = [
    ["weibo", "微博", <WeiboBrandIcon key="i" />],
    ["xiaohongshu", "小红书", <XiaohongshuBrandIcon key="i" />],
    ["bilibili", "哔哩哔哩", <BilibiliBrandIcon key="i" />],
    ["zhihu", "知乎", <ZhihuBrandIcon key="i" />],
  ] as const;
  const abroad = [
    ["linkedin", "LinkedIn", <LinkedinBrandIcon key="i" />],
    ["instagram", "Instagram", <InstagramBrandIcon key="i" />],
    ["youtube", "YouTube", <YoutubeBrandIcon key="i" />],
    ["xiaohongshu", "Xiaohongshu", <XiaohongshuBrandIcon key="i" />],
  ] as const;
  return (
    <Footer>
      <FooterContact
        title={t.footer.title}
        phone={locale === "zh" ? "400-003-5180" : undefined}
        hours={t.footer.hours}
        code={
          locale === "zh" ? { picture: code(`QR · ${t.footer.code}`), caption: t.footer.code } : undefined
        }
      >
        <CopyText
          text="hello@wesdom.example.com"
          label="hello@wesdom.example.com"
          href="mailto:hello@wesdom.example.com"
        />
      </FooterContact>
      <SocialLinks
        label={t.footer.social}
        items={[
          {
            key: "wechat",
            label: t.footer.wechat,
            imageSrc: whiteMark(<WechatBrandIcon />),
            code: { picture: code(`QR · ${t.footer.wechat}`), caption: t.footer.wechat },
          },
          ...(locale === "zh" ? domestic : abroad).map(([key, label, icon]) => ({
            key,
            label,
            imageSrc: whiteMark(icon, key === "xiaohongshu" ? 0 : undefined),
            href: `https://${key}.example.com`,
          })),
        ]}
      />
      {locale === "zh" && (
        <OfficeList offices={t.footer.offices.map(([city, address]) => ({ key: city, city, address }))} />
      )}
      <FooterLinks
        label={t.footer.links}
        title={locale === "zh" ? undefined : t.footer.links}
        links={t.footer.entries.map((label, at) => ({
          key: label,
          label,
          href: `/${at}`,
          newTab: locale === "zh" && at > 0,
        }))}
      />
      <FooterLegal
        copyright={t.footer.copyright}
        filings={
          locale === "zh" ? [{ text: "粤ICP备00000000号", href: "https://beian.example.com" }] : undefined
        }
      >
        <SampleLanguages locale={locale} />
      </FooterLegal>
    </Footer>
  );
}
