import { Languages, useToaster } from "@wesdom/page-sections/layout";
import { LANGUAGES } from "@wesdom/site-runtime";
import { isRedirectChannel } from "@wesdom/site-runtime/browser";
import {
  useChannelRedirect,
  useClickAttributes,
  useSiteEnvironment,
  useSocialLinks,
} from "@wesdom/site-runtime/react";
import { WhatsappBrandIcon } from "@wesdom/ui-kit/brand-icon";
import { Button } from "@wesdom/ui-kit/button";
import { CopyText } from "@wesdom/ui-kit/copy-text";
import { Footer, FooterContact, FooterLegal, FooterLinks, SocialLinks } from "@wesdom/ui-kit/footer";
import type { ReactElement } from "react";
import { useLanguage } from "../language/useLanguage.ts";
import { SERVICE_KEYS } from "../services.ts";
import { FooterPrivacy } from "./FooterPrivacy.tsx";
import { QR_SIZE } from "./qr-size.ts";

/** Social accounts in the order of the footer; WeChat shows a code instead of leading away. */
const SOCIAL = {
  linkedin: "LinkedIn",
  instagram: "Instagram",
  youtube: "YouTube",
  xiaohongshu: "Xiaohongshu",
  wechat: "WeChat",
  weibo: "Weibo",
} as const;
const SOCIAL_KEYS = Object.keys(SOCIAL) as readonly (keyof typeof SOCIAL)[];

/** Props of {@link SiteFooter}. */
interface SiteFooterProps {
  readonly routeName: string;
  /** Asks for consent again. */
  readonly onChoices: () => void;
}

/** Footer of the English and Japanese site: invitation, services, social accounts, e-mail, copyright. */
export function SiteFooter({ routeName, onChoices }: SiteFooterProps): ReactElement {
  const { settings, today } = useSiteEnvironment();
  const { language, frame } = useLanguage();
  const toaster = useToaster();
  const tracked = useClickAttributes();
  const social = useSocialLinks(SOCIAL_KEYS);
  const followChannel = useChannelRedirect(language);
  const { indexPath } = LANGUAGES[language];
  const { email } = settings.contact[language];
  const texts = frame.footer;
  return (
    <Footer>
      <FooterContact title={texts.title}>
        <CopyText
          text={email}
          label={`${texts.emailLabel} ${email}`}
          href={`mailto:${email}`}
          onCopied={() => toaster.show(texts.copied)}
        />
        {language === "en" && (
          <Button
            size="small"
            variant="outline"
            href={settings.links.social.whatsapp}
            newTab
            icon={<WhatsappBrandIcon />}
            onClick={() => followChannel("whatsapp")}
            {...tracked("whatsapp")}
          >
            {texts.whatsapp}
          </Button>
        )}
      </FooterContact>
      <FooterLinks
        label={texts.services}
        title={texts.services}
        links={SERVICE_KEYS.map((key) => ({
          key,
          label: frame.services[key],
          href: `${indexPath}/services/${key}`,
        }))}
      />
      <SocialLinks
        label={texts.follow}
        items={social.map(({ key, imageSrc, href, data }) => ({
          key,
          imageSrc,
          data,
          label: SOCIAL[key],
          ...(key === "wechat"
            ? {
                code: {
                  picture: {
                    src: "/m/qr/wechat.png",
                    width: QR_SIZE,
                    height: QR_SIZE,
                    alt: texts.wechatCode,
                  },
                  caption: texts.wechatHint,
                },
              }
            : {
                href,
                onClick: () => {
                  if (isRedirectChannel(key)) followChannel(key);
                },
              }),
        }))}
      />
      <FooterLegal
        copyright={texts.copyright({ year: today.slice(0, 4), brand: settings.brand[language].name })}
      >
        <Languages language={language} routeName={routeName} label={texts.languages} />
        <FooterPrivacy onChoices={onChoices} />
      </FooterLegal>
    </Footer>
  );
}
