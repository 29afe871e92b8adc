import { loadAcrossReleases } from "@wesdom/product/load-across-releases";

/**
 * Publishes and rolls back both sites under load and prints what visitors saw.
 *
 * @param seconds - How long they ask at least.
 * @returns whether no request failed and no page mixed builds.
 */
export async function benchReleasesUnderLoad(seconds: number): Promise<boolean> {
  const report = await loadAcrossReleases(seconds);
  console.info(`${report.requests} requests in ${report.seconds.toFixed(0)} s, ${report.failed} failed`);
  console.info(`p50 ${report.p50Ms} ms, p99 ${report.p99Ms} ms, longest ${report.longestMs} ms`);
  for (const line of report.switches) console.info(`switched to ${line}`);
  for (const [build, pages] of Object.entries(report.pagesByBuild))
    console.info(`${pages} pages of build ${build}`);
  for (const line of report.mixed.slice(0, 5)) console.info(`mixed: ${line}`);
  return report.failed === 0 && report.mixed.length === 0;
}
