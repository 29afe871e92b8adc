import { expect, it } from "vitest";
import { buildPageHead } from "../src/index.ts";
import { ARTICLE_EN, HOME_ZH, SERVICE_JA } from "./support/pages.ts";
import { renderHeadTags } from "./support/renderDocument.ts";

it("writes the Chinese home page @R2.39 @R2.41 @R2.42 @R2.43", () => {
  expect(renderHeadTags(buildPageHead(HOME_ZH))).toMatchInlineSnapshot(`
    "<title>维思敦 · 社交媒体营销</title>
    <meta name="description" content="让注意力可以衡量。">
    <meta name="keywords" content="社交媒体营销,达人营销">
    <meta name="robots" content="max-image-preview:large">
    <meta name="theme-color" content="#FBF9F6">
    <meta name="color-scheme" content="light">
    <meta name="format-detection" content="telephone=no">
    <meta name="applicable-device" content="mobile">
    <meta http-equiv="Cache-Control" content="no-transform">
    <meta property="og:type" content="website">
    <meta property="og:site_name" content="维思敦">
    <meta property="og:title" content="维思敦 · 社交媒体营销">
    <meta property="og:description" content="让注意力可以衡量。">
    <meta property="og:url" content="https://www.example.com/m/zh-cn">
    <meta property="og:image" content="https://www.example.com/m/brand/share-zh.jpg">
    <meta property="og:image:width" content="1200">
    <meta property="og:image:height" content="630">
    <meta property="og:image:alt" content="维思敦">
    <meta property="og:locale" content="zh_CN">
    <meta property="og:locale:alternate" content="en_US">
    <meta property="og:locale:alternate" content="ja_JP">
    <meta name="twitter:card" content="summary_large_image">
    <meta name="twitter:image:alt" content="维思敦">
    <link rel="canonical" href="https://www.example.com/m/zh-cn">
    <link rel="alternate" hreflang="zh-CN" href="https://www.example.com/m/zh-cn">
    <link rel="alternate" hreflang="en-US" href="https://www.example.com/m/en-us">
    <link rel="alternate" hreflang="ja" href="https://www.example.com/m/jp">
    <link rel="alternate" hreflang="x-default" href="https://www.example.com/m/en-us">
    <link rel="icon" href="/m/brand/favicon.ico" sizes="48x48">
    <link rel="icon" href="/m/brand/icon-192.png" type="image/png" sizes="192x192">
    <link rel="apple-touch-icon" href="/m/brand/apple-touch-icon.png" sizes="180x180">
    <script type="application/ld+json" data-hid="website">{"@context":"https://schema.org","@type":"WebSite","name":"维思敦","url":"https://www.example.com/m/zh-cn","inLanguage":"zh-CN"}</script>"
  `);
});

it("writes an English article @R2.39 @R2.42 @R2.43", () => {
  expect(renderHeadTags(buildPageHead(ARTICLE_EN))).toMatchInlineSnapshot(`
    "<title>A first-year budget for China | Wesdom</title>
    <meta name="description" content="What to spend, and when to stop.">
    <meta name="robots" content="max-image-preview:large">
    <meta name="theme-color" content="#FBF9F6">
    <meta name="color-scheme" content="light">
    <meta name="format-detection" content="telephone=no">
    <meta name="applicable-device" content="mobile">
    <meta property="og:type" content="article">
    <meta property="og:site_name" content="Wesdom">
    <meta property="og:title" content="A first-year budget for China | Wesdom">
    <meta property="og:description" content="What to spend, and when to stop.">
    <meta property="og:url" content="https://www.example.com/m/en-us/article?code=first-budget">
    <meta property="og:image" content="https://www.example.com/api/media/share/en/article-first-budget.jpg">
    <meta property="og:image:width" content="1200">
    <meta property="og:image:height" content="630">
    <meta property="og:image:alt" content="A first-year budget">
    <meta property="og:locale" content="en_US">
    <meta property="article:published_time" content="2026-03-02T09:00:00+08:00">
    <meta property="article:modified_time" content="2026-04-01T09:00:00+08:00">
    <meta property="article:author" content="Lin Rui">
    <meta property="article:section" content="Budget">
    <meta property="article:tag" content="China">
    <meta property="article:tag" content="Budget">
    <meta name="twitter:card" content="summary_large_image">
    <meta name="twitter:image:alt" content="A first-year budget">
    <link rel="canonical" href="https://www.example.com/m/en-us/article?code=first-budget">
    <link rel="alternate" hreflang="en-US" href="https://www.example.com/m/en-us/article?code=first-budget">
    <link rel="alternate" hreflang="x-default" href="https://www.example.com/m/en-us/article?code=first-budget">
    <link rel="icon" href="/m/brand/favicon.ico" sizes="48x48">
    <link rel="icon" href="/m/brand/icon-192.png" type="image/png" sizes="192x192">
    <link rel="apple-touch-icon" href="/m/brand/apple-touch-icon.png" sizes="180x180">
    <script type="application/ld+json" data-hid="article">{"@context":"https://schema.org","@type":"Article","headline":"A first-year budget for China","description":"What to spend, and when to stop.","url":"https://www.example.com/m/en-us/article?code=first-budget","mainEntityOfPage":"https://www.example.com/m/en-us/article?code=first-budget","image":["https://www.example.com/api/media/share/en/article-first-budget.jpg"],"datePublished":"2026-03-02T09:00:00+08:00","dateModified":"2026-04-01T09:00:00+08:00","author":{"@type":"Person","name":"Lin Rui"},"publisher":{"@type":"Organization","@id":"https://www.example.com/m/en-us#organization","name":"Wesdom","url":"https://www.example.com/m/en-us","logo":{"@type":"ImageObject","url":"https://www.example.com/m/brand/icon-512.png"}},"inLanguage":"en-US","articleSection":"Budget","keywords":"China,Budget"}</script>
    <script type="application/ld+json" data-hid="breadcrumb">{"@context":"https://schema.org","@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","position":1,"name":"Home","item":"https://www.example.com/m/en-us"},{"@type":"ListItem","position":2,"name":"A first-year budget for China","item":"https://www.example.com/m/en-us/article?code=first-budget"}]}</script>"
  `);
});

it("writes a Japanese service page beside a desktop site @R2.39 @R2.41 @R2.42 @R2.43", () => {
  expect(renderHeadTags(buildPageHead(SERVICE_JA))).toMatchInlineSnapshot(`
    "<title>ライブコマース | Wesdom</title>
    <meta name="description" content="配信から購入まで。">
    <meta name="keywords" content="ライブコマース">
    <meta name="robots" content="max-image-preview:large">
    <meta name="theme-color" content="#FBF9F6">
    <meta name="color-scheme" content="light">
    <meta name="format-detection" content="telephone=no">
    <meta name="applicable-device" content="mobile">
    <meta property="og:type" content="website">
    <meta property="og:site_name" content="Wesdom">
    <meta property="og:title" content="ライブコマース | Wesdom">
    <meta property="og:description" content="配信から購入まで。">
    <meta property="og:url" content="https://desktop.example.com/jp/services/live-commerce">
    <meta property="og:image" content="https://cdn.example.com/share-ja.jpg">
    <meta property="og:image:width" content="1200">
    <meta property="og:image:height" content="630">
    <meta property="og:image:alt" content="ライブコマース">
    <meta property="og:locale" content="ja_JP">
    <meta property="og:locale:alternate" content="en_US">
    <meta name="twitter:card" content="summary_large_image">
    <meta name="twitter:image:alt" content="ライブコマース">
    <link rel="canonical" href="https://desktop.example.com/jp/services/live-commerce">
    <link rel="alternate" hreflang="en-US" href="https://www.example.com/m/en-us/services/live-commerce">
    <link rel="alternate" hreflang="ja" href="https://www.example.com/m/jp/services/live-commerce">
    <link rel="alternate" hreflang="x-default" href="https://www.example.com/m/en-us/services/live-commerce">
    <link rel="icon" href="/m/brand/favicon.ico" sizes="48x48">
    <link rel="icon" href="/m/brand/icon-192.png" type="image/png" sizes="192x192">
    <link rel="apple-touch-icon" href="/m/brand/apple-touch-icon.png" sizes="180x180">
    <script type="application/ld+json" data-hid="service">{"@context":"https://schema.org","@type":"Service","name":"ライブコマース","description":"配信から購入まで。","serviceType":"ライブコマース","url":"https://www.example.com/m/jp/services/live-commerce","provider":{"@type":"Organization","@id":"https://www.example.com/m/jp#organization","name":"Wesdom","url":"https://www.example.com/m/jp"},"areaServed":["CN","JP"],"image":"https://www.example.com/api/media/services/live-commerce.jpg"}</script>
    <script type="application/ld+json" data-hid="faq">{"@context":"https://schema.org","@type":"FAQPage","mainEntity":[{"@type":"Question","name":"費用は?","acceptedAnswer":{"@type":"Answer","text":"ご相談ください。"}}]}</script>"
  `);
});
