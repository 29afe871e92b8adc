import { createLazyRoute, useLoaderData } from "@tanstack/react-router";
import { HomePage } from "./HomePage.tsx";
import type { HomeData } from "./loadHome.ts";

/** The home page, under each of its addresses. */
export const homePage = createLazyRoute("/m/en-us")({
  component: () => <HomePage data={useLoaderData({ strict: false }) as HomeData} />,
});
