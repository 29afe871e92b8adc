/** Parts in which time is counted. */
const PARTS = 4;

/**
 * Calls when it is late. Time in which the process was busy with something else counts little: between the parts all
 * that has come in is read, so that it cannot take for silent what it did not listen to.
 *
 * @returns Stops it.
 */
export function whenLate(ms: number, call: () => void): () => void {
  let parts = 0;
  let timer: NodeJS.Timeout | undefined;
  let immediate: NodeJS.Immediate | undefined;
  const next = (): void => {
    parts += 1;
    timer = setTimeout(() => {
      immediate = setImmediate(parts < PARTS ? next : call);
    }, ms / PARTS);
  };
  next();
  return () => {
    clearTimeout(timer);
    clearImmediate(immediate);
  };
}
