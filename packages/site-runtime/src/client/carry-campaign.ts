/**
 * Carries the campaign over to the pages in other languages, which are documents of their own. Links name none as they are
 * sent: a page is the same for all who ask for it.
 *
 * @param entryUrl - Address of the document as it was loaded.
 */
export function carryCampaign(entryUrl: string): void {
  const campaign = new URL(entryUrl).searchParams.get("utm_source");
  if (!campaign) return;
  document.addEventListener("click", ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>("a[hreflang]");
    if (link?.origin !== location.origin) return;
    const url = new URL(link.href);
    url.searchParams.set("utm_source", campaign);
    link.href = url.href;
  });
}
