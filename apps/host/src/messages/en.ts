import type { HostMessages } from "./host-messages.ts";

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
    notFound: { title: "There is no such page", text: "It may have moved. The home page leads on." },
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
  retry: "Try again",
  home: "Home",
  preview: { title: "Preview of an unpublished build", leave: "Leave preview" },
  desktop: {
    eyebrow: "Mobile site",
    title: "Best held in one hand.",
    text: "This site is made for phones. Beside these words it runs as it is: tap through it here, or take it along.",
    scan: "Scan to open this page on your phone",
    qrAlt: "QR code of this page's mobile address",
    frameTitle: "The mobile site",
    open: "Open the mobile site in this window",
    languages: "Languages",
  },
  centre: {
    title: "Customer center",
    text: "Signing in is not open here yet. You can read the user agreement and the privacy policy.",
    documents: "Documents",
    userAgreement: "User agreement",
    privacyPolicy: "Privacy policy",
    updated: "Updated",
    signIn: "Sign in",
    account: "Account",
    company: "Company",
    position: "Position",
    arrivedTitle: "You are in the customer center",
    arrivedText: "You are signed in. This pass has been used; to come back, sign in again.",
    goOn: "Continue",
    back: "Back to the site",
    refusedTitle: "This pass is no longer valid",
    refusedText: "Each pass works once and for one minute, to keep your account safe. Please sign in again.",
    again: "Sign in again",
    signOut: {
      title: "Sign out",
      text: "Please sign out when you share this device. If a phone is lost or a password may be known to others, sign out on all devices.",
      here: "Sign out on this device",
      everywhere: "Sign out on all devices",
      doneTitle: "You are signed out",
      doneHere: "You are signed out on this device. Others stay as they are.",
      doneEverywhere:
        "Your account is signed out on all devices. If your session here had ended before, others stay as they are: sign in again, then sign out on all devices.",
      failedTitle: "Signing out did not work",
      failedText: "Nothing confirmed it, and you may still be signed in. Please try again.",
    },
  },
};
