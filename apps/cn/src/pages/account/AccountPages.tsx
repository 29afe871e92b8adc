import { rootRouteId, useHydrated, useSearch } from "@tanstack/react-router";
import { showSignInHint } from "@wesdom/site-runtime/browser";
import { ConfigProvider } from "@wesdom/ui-kit/config-provider";
import { useLayoutEffect, useState, type ReactElement } from "react";
import { kit } from "#copy/account.zh.yml";
import { accountSearch, CUSTOM_PATH, LOGIN_PATH, type AccountPath } from "./accountHref.ts";
import type { AccountMethod } from "./accountMachine.ts";
import { AccountPage } from "./AccountPage.tsx";

/** Props of both pages. */
interface AccountPagesProps {
  /** The way in that the address names. */
  readonly data: AccountMethod;
}

/** Login and registration. */
export function CustomPage({ data }: AccountPagesProps): ReactElement {
  return <Account path={CUSTOM_PATH} method={data} />;
}

/** The login alone. */
export function LoginPage({ data }: AccountPagesProps): ReactElement {
  return <Account path={LOGIN_PATH} method={data} />;
}

function Account(props: { readonly path: AccountPath; readonly method: AccountMethod }): ReactElement {
  const { redirect } = accountSearch(useSearch({ from: rootRouteId }));
  // The server renders one page for all that it may lead on to.
  const hydrated = useHydrated();
  // A page that comes alive was judged by who sent it.
  const [isReachedWithin] = useState(hydrated);
  useLayoutEffect(() => {
    if (isReachedWithin) showSignInHint();
  }, [isReachedWithin]);
  return (
    <ConfigProvider locale={kit}>
      <AccountPage {...props} redirect={hydrated ? redirect : undefined} />
    </ConfigProvider>
  );
}
