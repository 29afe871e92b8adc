import { createLazyRoute, useLoaderData, useSearch } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { useHydrated } from "../../layout/useHydrated.ts";
import { accountSearch, CUSTOM_PATH, LOGIN_PATH, type AccountPath } from "./accountHref.ts";
import type { AccountMethod } from "./accountMachine.ts";
import { AccountPage } from "./AccountPage.tsx";

function Account({ path }: { readonly path: AccountPath }): ReactElement {
  const method: AccountMethod = useLoaderData({ strict: false });
  const { redirect } = accountSearch(useSearch({ strict: false }));
  // The server renders one page for all that it may lead on to.
  return <AccountPage path={path} method={method} redirect={useHydrated() ? redirect : undefined} />;
}

/** Login and registration. */
export const customPage = createLazyRoute(CUSTOM_PATH)({ component: () => <Account path={CUSTOM_PATH} /> });

/** The login alone. */
export const loginPage = createLazyRoute(LOGIN_PATH)({ component: () => <Account path={LOGIN_PATH} /> });
