import type { HomeData } from "@wesdom/site-runtime";
import { createLazyRoute, useLoaderData } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { HomePage } from "./HomePage.tsx";

function Home(): ReactElement {
  const data: HomeData = useLoaderData({ strict: false });
  return <HomePage data={data} />;
}

/** The home page, under each of its addresses. */
export const homePage = createLazyRoute("/m/en-us")({ component: Home });
