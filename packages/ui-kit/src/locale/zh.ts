import type { KitLocale } from "./kitLocale.ts";

/** 中文。 */
export const zh: KitLocale = {
  lang: "zh-CN",
  common: { close: "关闭", confirm: "确定", cancel: "取消", retry: "重试", loading: "加载中" },
  pagination: {
    label: "分页",
    previous: "上一页",
    next: "下一页",
    page: "第 {n} 页",
  },
  searchBox: {
    label: "搜索",
    placeholder: "搜点什么",
    submit: "搜索",
    clear: "清除",
  },
  rail: {
    previous: "往前看",
    next: "往后看",
  },
  articleBody: {
    table: "表格",
    anchor: "本节链接：{title}",
    openImage: "放大图片：{alt}",
    openNamelessImage: "放大图片",
  },
  tableOfContents: {
    title: "目录",
  },
  articleNav: {
    label: "上一篇与下一篇",
    previous: "上一篇",
    next: "下一篇",
  },
  shareRow: {
    title: "分享",
    copyLink: "复制链接",
    copied: "链接已复制",
    share: "分享到…",
  },
  infiniteList: {
    more: "加载更多",
    loading: "正在加载",
    loaded: "又加载了 {n} 条",
    failed: "没能加载出来",
    retry: "再试一次",
    end: "到底了",
  },
  phoneAction: {
    call: "拨打 {number}",
    copy: "复制 {number}",
    copied: "已复制",
  },
  breadcrumbs: {
    label: "当前位置",
  },
  officeCard: {
    map: "在地图上查看{city}办公室",
  },
};
