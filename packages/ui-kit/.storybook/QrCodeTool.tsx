/** @jsxRuntime classic */
import React, { useEffect, useState, type ReactElement } from "react";
import { Button, PopoverProvider } from "storybook/internal/components";
import { useStorybookState } from "storybook/manager-api";
import { renderSVG } from "uqr";
import { NETWORK_ADDRESS_PATH } from "./networkAddress.ts";

const SIDE_PX = 240;

/** Where a phone finds this Storybook: its server knows; a host of files alone is found where it was found. */
async function networkAddress(): Promise<string> {
  const here = new URL("./", location.href).href;
  if (!["localhost", "127.0.0.1", "[::1]"].includes(location.hostname)) return here;
  const answer = await fetch(NETWORK_ADDRESS_PATH).catch(() => null);
  const type = answer?.headers.get("content-type") ?? "";
  return answer?.ok === true && type.startsWith("text/plain") ? answer.text() : here;
}

function QrCode(): ReactElement {
  const { storyId, customQueryParams } = useStorybookState();
  const [base, setBase] = useState<string | null>(null);
  useEffect(() => {
    void networkAddress().then(setBase);
  }, []);
  if (base === null) return <p style={{ padding: 16 }}>…</p>;
  const address = new URL("iframe.html", base);
  address.searchParams.set("id", storyId);
  address.searchParams.set("viewMode", "story");
  const globals = customQueryParams["globals"];
  if (globals !== undefined) address.searchParams.set("globals", globals);
  const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(address.href))}`;
  return (
    <figure style={{ margin: 0, padding: 16, width: SIDE_PX, boxSizing: "content-box", fontSize: 12 }}>
      <img src={picture} alt={address.href} width={SIDE_PX} height={SIDE_PX} />
      <figcaption style={{ overflowWrap: "anywhere" }}>
        在同一网络的手机上打开 Opens this story on a phone in the same network
        <br />
        <a href={address.href} target="_blank" rel="noreferrer">
          {decodeURIComponent(address.href)}
        </a>
      </figcaption>
    </figure>
  );
}

/** A code beside the story that opens it, by itself, on a phone in the same network. */
export function QrCodeTool(): ReactElement {
  return (
    <PopoverProvider ariaLabel="QR code" popover={<QrCode />}>
      <Button variant="ghost" padding="small" ariaLabel="QR code for a phone">
        QR
      </Button>
    </PopoverProvider>
  );
}
