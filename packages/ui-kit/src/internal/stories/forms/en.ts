import type { FormTexts } from "./form-texts.ts";

export const en: FormTexts = {
  company: "Company",
  companyHint: "Two letters are enough to search, or just type the name",
  companyPart: "northw",
  companies: [
    { id: "1", name: "Northwind Skincare Ltd", city: "Manchester" },
    { id: "2", name: "Northwest Coffee Roasters", city: "Seattle" },
    {
      id: "3",
      name: "The Northwick and Greater Huntingdonshire Beverage Distribution Partnership LLP",
      city: "Cambridge",
    },
  ],
  password: "Password",
  newPassword: "New password",
  strength: ["", "Weak", "Fair", "Strong"],
  rules: ["6 to 20 characters", "At least one letter and one digit", "No spaces and no Chinese characters"],
  code: "Verification code",
  codeHint: "Sent to +86 138 **** 6688, valid for five minutes",
  errorCode: "That is not the code we sent. Please look again",
  area: "Where in China do you sell?",
  areas: [
    { code: "110000", name: "Beijing" },
    { code: "310000", name: "Shanghai" },
    { code: "440000", name: "Guangdong" },
    { code: "150000", name: "Inner Mongolia Autonomous Region" },
    { code: "810000", name: "Hong Kong Special Administrative Region", leaf: true },
  ],
  parts: {
    "440000": [
      { code: "440100", name: "Guangzhou" },
      { code: "440300", name: "Shenzhen" },
      { code: "441900", name: "Dongguan", leaf: true },
    ],
    "440300": [
      { code: "440304", name: "Futian District", leaf: true },
      { code: "440305", name: "Nanshan District", leaf: true },
      { code: "440306", name: "Bao’an District", leaf: true },
    ],
  },
  services: "What would you like to hear about?",
  servicesHint: "Choose as many as you like",
  serviceOptions: [
    { value: "kol", label: "Influencer Marketing" },
    { value: "live", label: "Live Commerce" },
    { value: "media", label: "Media Buying" },
    { value: "tech", label: "Marketing Technology" },
    {
      value: "account",
      label: "Social Media Management on Xiaohongshu, Douyin, WeChat Channels and Bilibili",
    },
  ],
  errorServices: "Please choose at least one",
  plan: "How should we talk?",
  planOptions: [
    { value: "call", label: "Phone call", description: "About 30 minutes, within one working day" },
    { value: "video", label: "Video meeting", description: "With cases on screen, for up to eight people" },
    {
      value: "visit",
      label: "Meet in person",
      description: "Shenzhen, Shanghai, Wuhan and Hangzhou, three working days ahead",
    },
  ],
  budget: "Budget for a quarter",
  budgetOptions: [
    { value: "1", label: "Up to $15k" },
    { value: "2", label: "$15k–70k" },
    { value: "3", label: "$70k–140k" },
    { value: "4", label: "More than $140k" },
    { value: "5", label: "Not decided yet" },
  ],
  errorBudget: "Please choose a budget",
  time: "When works for you?",
  timeOptions: [
    { value: "am", label: "Morning", description: "9:00–12:00 Beijing time" },
    { value: "pm", label: "Afternoon", description: "13:30–18:30 Beijing time" },
    { value: "eve", label: "Evening", description: "Fully booked", disabled: true },
    { value: "any", label: "Any time", description: "You choose" },
  ],
  steps: [
    { key: "contact", label: "How to reach you" },
    { key: "brand", label: "Your brand and its markets" },
    { key: "time", label: "Pick a time" },
  ],
  wish: "What would you like to solve?",
  wishPlaceholder: "For example: how to be seen in the three months before a launch",
  wishText:
    "We are a young skincare brand and launch a serum in the second quarter.\nFeed ads brought clicks and few sales; we would like to know how creators and livestreams play together.",
  search: "Search cases",
  next: "Continue",
};
