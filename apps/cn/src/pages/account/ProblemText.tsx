import { useSiteEnvironment } from "@wesdom/site-runtime/react";
import { FormError } from "@wesdom/ui-kit/form";
import { Link } from "@wesdom/ui-kit/link";
import type { ReactElement } from "react";
import { copy as texts } from "#copy/account.zh.yml";
import type { AccountMethod } from "./accountMachine.ts";
import type { AccountProblem, ProblemKind } from "./accountProblem.ts";

/** Another way in that helps with a problem. */
const WAY_OUT: Partial<Readonly<Record<ProblemKind, readonly [AccountMethod, string]>>> = {
  registered: ["password", texts.login],
  unregistered: ["register", texts.register],
};

/** Props of {@link ProblemText}. */
interface ProblemTextProps {
  readonly problem: AccountProblem | null;
  readonly hrefOf: (method: AccountMethod) => string;
}

/** What is wrong with the form as a whole, and a way out where there is one. */
export function ProblemText({ problem, hrefOf }: ProblemTextProps): ReactElement {
  const { phone } = useSiteEnvironment().settings.contact.zh;
  const message = problem?.message ?? "";
  const way = problem === null ? undefined : WAY_OUT[problem.kind];
  if (message === "") return <FormError />;
  return (
    <FormError>
      {message}
      {way !== undefined && (
        <>
          {" "}
          <Link href={hrefOf(way[0])}>{way[1]}</Link>
        </>
      )}
      {problem?.kind === "server" && phone !== "" && (
        <>
          {" "}
          <Link href={`tel:${phone}`}>{texts.call({ phone })}</Link>
        </>
      )}
    </FormError>
  );
}
