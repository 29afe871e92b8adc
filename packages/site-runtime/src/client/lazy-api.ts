import type { ApiClient, ApiClientOptions, LangId } from "@wesdom/api-client";

/**
 * Clients of the API, one a language, whose code loads with the first call: a page that was rendered on the server
 * needs none of it to become interactive.
 *
 * @param optionsOf - Options of the client of a language.
 * @param load - Imports the code. @default the chunk of this build
 * @returns the client of a language; where its code cannot be loaded a call rejects with that error, and the next one
 * tries again
 */
export function lazyApi(
  optionsOf: (lang: LangId) => ApiClientOptions,
  load: () => Promise<{ createApiClient: (options: ApiClientOptions) => ApiClient }> = () =>
    import("./parts/api.ts"),
): (lang: LangId) => ApiClient {
  const clients = new Map<LangId, Promise<ApiClient>>();
  const clientOf = (lang: LangId): Promise<ApiClient> => {
    const known = clients.get(lang);
    if (known) return known;
    const loading = load().then(({ createApiClient }) => createApiClient(optionsOf(lang)));
    clients.set(lang, loading);
    loading.catch(() => clients.delete(lang));
    return loading;
  };
  return (lang) => ({
    lang,
    call: async (call, ...options) => (await clientOf(lang)).call(call, ...options),
  });
}
