import { createLazyRoute, useLoaderData } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { AboutPage } from "./AboutPage.tsx";
import type { AboutData } from "./loadAbout.ts";

function About(): ReactElement {
  const data: AboutData = useLoaderData({ strict: false });
  return <AboutPage data={data} />;
}

/** The page about the company. */
export const aboutPage = createLazyRoute("/m/zh-cn/about")({ component: About });
