/** Parts in which time is counted. */
const PARTS = 4;

/**
 * Calls when it is late. Time in which the process was busy with something else counts little: between the parts all
 * that has come in is read, so that it cannot take for silent what it did not listen to.
 *
 * @returns Stops it.
 */
export function whenLate(ms: number, call: () => void): () => void {
  let timer: NodeJS.Timeout;
  const wait = (parts: number): void => {
    timer = setTimeout(() => (parts > 1 ? wait(parts - 1) : call()), ms / PARTS);
  };
  wait(PARTS);
  return () => clearTimeout(timer);
}
