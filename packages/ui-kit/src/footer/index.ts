export { Footer, type FooterProps } from "./Footer.tsx";
export { FooterContact, type FooterContactProps } from "./FooterContact.tsx";
export { FooterLegal, type Filing, type FooterLegalProps } from "./FooterLegal.tsx";
export { FooterLinks, type FooterLink, type FooterLinksProps } from "./FooterLinks.tsx";
export { OfficeList, type Office, type OfficeListProps } from "./OfficeList.tsx";
export { SocialLinks, type SocialItem, type SocialLinksProps } from "./SocialLinks.tsx";
