/** Environment of a program started here: this process's own and what the program needs. */
export function childEnv(additions: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  return { ...process.env, ...additions };
}
