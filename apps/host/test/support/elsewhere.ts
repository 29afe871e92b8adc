/** Where the settings lead that nothing stands in for. */
export const ELSEWHERE = {
  DESKTOP_ORIGIN: "https://www.site.test",
  LINK_CHAT: "https://chat.site.test",
  LINK_CUSTOMER_CENTRE: "https://centre.site.test",
  LINK_USER_AGREEMENT: "https://centre.site.test/agreement.pdf",
  LINK_PRIVACY_POLICY: "https://centre.site.test/privacy.pdf",
};
