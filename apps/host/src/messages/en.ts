import type { HostMessages } from "./zh.ts";

export const en: HostMessages = {
  notices: {
    badRequest: {
      title: "This address is not right",
      text: "Check that it is complete, or start from the home page.",
    },
    refused: {
      title: "That was not accepted",
      text: "The form was sent from another site. Please send it from ours.",
    },
    notFound: { title: "There is no such page", text: "It may have moved. Please start from the home page." },
    wrongMethod: { title: "That does not work here", text: "Go back a page and try another way." },
    tooLarge: { title: "That is too much at once", text: "Please shorten it and send it again." },
    failed: {
      title: "The page will not open just now",
      text: "We are bringing it back. Please try again shortly.",
    },
    busy: {
      title: "Many visitors at once",
      text: "Please try again in a few seconds. The page is on its way.",
    },
    starting: {
      title: "Almost there",
      text: "The site is getting ready. Please try again in a few seconds.",
    },
  },
  call: {
    unavailable: "The service is unavailable for the moment. Please try again shortly.",
    refused: "That did not work. Please reload the page and try again.",
  },
  retry: "Try again",
  home: "Home",
  preview: { title: "Preview of an unpublished build", leave: "Leave preview" },
};
