import { Languages, useToaster } from "@wesdom/page-sections/layout";
import {
  useShownPath,
  useSiteEnvironment,
  useSocialLinks,
  type SiteEnvironment,
} from "@wesdom/site-runtime/react";
import { routeOfPath, type PublicSettings } from "@wesdom/site-runtime";
import { CopyText } from "@wesdom/ui-kit/copy-text";
import {
  Footer,
  FooterContact,
  FooterLegal,
  FooterLinks,
  OfficeList,
  SocialLinks,
  type Filing,
} from "@wesdom/ui-kit/footer";
import type { MouseEvent, ReactElement } from "react";
import { copy as frame } from "#copy/frame.zh.yml";
import { ABOUT_ANCHORS, ABOUT_PATH } from "../pages/about/aboutAnchors.ts";
import { ARTICLE_PATH, POLICY_HREF } from "../pages/article/articleHref.ts";

/** Where filing numbers are registered: ICP, and with the public security. */
const ICP_REGISTER = "https://beian.miit.gov.cn";
const SECURITY_REGISTER = "https://beian.mps.gov.cn/#/query/webSearch";

/** Side of a QR code image in pixels. */
const QR_SIZE = 240;

/** Accounts in the order of the footer; WeChat shows a code instead of leading away. */
const SOCIAL = ["wechat", "weibo", "xiaohongshu", "bilibili", "zhihu"] as const;

const qrCode = (name: string, alt: string) => ({
  src: `/m/qr/${name}.png`,
  width: QR_SIZE,
  height: QR_SIZE,
  alt,
});

/** Props of {@link SiteFooter}. */
interface SiteFooterProps {
  /** Asks for consent. */
  readonly onChoices: () => void;
}

/** Footer of the Chinese site: contact, social accounts, offices, links, filing line. */
export function SiteFooter({ onChoices }: SiteFooterProps): ReactElement {
  const environment = useSiteEnvironment();
  const { settings } = environment;
  const toaster = useToaster();
  const social = useSocialLinks(SOCIAL);
  const pathname = useShownPath();
  const routeName = routeOfPath(pathname)?.name ?? "m-zh-cn";
  const { phone, email } = settings.contact.zh;
  return (
    <Footer>
      <FooterContact
        title={frame.footer.title}
        phone={phone}
        hours={frame.footer.hours}
        code={{
          picture: qrCode("consultant", frame.footer.consultantHint),
          caption: frame.footer.consultant,
        }}
      >
        <CopyText
          text={email}
          label={`${frame.footer.emailLabel} ${email}`}
          href={`mailto:${email}`}
          onCopied={() => toaster.show(frame.footer.copied)}
        />
      </FooterContact>
      <SocialLinks
        label={frame.footer.social}
        items={social.map(({ key, imageSrc, href, data }) => ({
          key,
          imageSrc,
          data,
          label: frame.footer[key],
          ...(key === "wechat"
            ? { code: { picture: qrCode("wechat", frame.footer.wechatHint), caption: frame.footer.wechat } }
            : { href }),
        }))}
      />
      <OfficeList
        title={frame.footer.offices}
        offices={[
          { key: "shenzhen", city: frame.footer.shenzhen, address: frame.footer.shenzhenDistrict },
          { key: "wuhan", city: frame.footer.wuhan, address: frame.footer.wuhanDistrict },
        ]}
      />
      <FooterLinks
        label={settings.brand.zh.name}
        links={[
          ...footerLinks(environment, routeName),
          { key: "choices", label: frame.footer.choices, href: POLICY_HREF, onClick: choosing(onChoices) },
        ]}
      />
      <FooterLegal
        copyright={frame.footer.copyright({
          year: environment.today.slice(0, 4),
          brand: settings.brand.zh.name,
        })}
        filings={filingsOf(settings)}
      >
        <Languages language="zh" routeName={routeName} label={frame.footer.languages} />
      </FooterLegal>
    </Footer>
  );
}

/** Without scripting nothing is stored that could be changed: the link then leads to the policy. */
const choosing = (choose: () => void) => (event: MouseEvent) => {
  event.preventDefault();
  choose();
};

/** Who runs the site; what is not there has no line. */
export function filingsOf({
  contact,
  creditCode,
  icpNumber,
  securityNumber,
}: PublicSettings): readonly Filing[] {
  return [
    { text: contact.zh.company },
    { text: frame.footer.creditCode({ code: creditCode }) },
    { text: icpNumber, href: ICP_REGISTER },
    { text: securityNumber, href: SECURITY_REGISTER },
  ].filter(({ text }) => text !== "");
}

function footerLinks({ settings }: SiteEnvironment, routeName: string) {
  // On the page itself the link leads to its first section, which scrolls there.
  const about = routeName === "m-zh-cn-about" ? `${ABOUT_PATH}#${ABOUT_ANCHORS.company}` : ABOUT_PATH;
  return [
    { key: "about", label: frame.footer.about, href: about },
    { key: "join", label: frame.footer.join, href: settings.links.recruitment, newTab: true },
    { key: "centre", label: frame.footer.centre, href: settings.links.customerCentre, newTab: true },
    { key: "privacy", label: frame.footer.privacy, href: POLICY_HREF },
    { key: "terms", label: frame.footer.terms, href: `${ARTICLE_PATH}?title=user_agreement` },
  ];
}
