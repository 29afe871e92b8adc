import type { CSSProperties, ReactElement } from "react";
import { copy as texts } from "#copy/reservation.zh.yml";
import { SERVICE_DRAWINGS } from "@wesdom/page-sections/services";
import { ServiceMark } from "@wesdom/ui-kit/service-index";
import styles from "./BookedTime.module.css";
import type { ReservationData } from "./loadReservation.ts";
import type { ReservationValues } from "./reservationState.ts";

/** A time to call, as the copy tells it. */
type Time = (typeof texts.times)[number];

/** The hours of a time on a dial; an empty one for no time. */
export function TimeDial({ time }: { readonly time: Time | undefined }): ReactElement {
  const hours = { "--from": time?.from, "--turn": time?.turn };
  return <i className={styles["dial"]} style={hours as CSSProperties} aria-hidden />;
}

/** Props of {@link BookedTime}. */
interface BookedTimeProps extends Pick<ReservationData, "services"> {
  readonly values: ReservationValues;
}

/** What the steps before have come to, as a ticket: when, where, and under whose instruments. */
export function BookedTime({ values, services }: BookedTimeProps): ReactElement {
  const time = texts.times.find(({ value }) => value === values.time);
  const about = services.filter(({ code }) => values.services.includes(code));
  return (
    <div className={`el-ground el-ground--ink ${styles["ticket"]}`}>
      <div>
        {about.map(({ code }) => (
          <ServiceMark key={code} drawing={SERVICE_DRAWINGS[code]} />
        ))}
      </div>
      <p>
        <b>{time?.value ?? texts.timeOpen}</b>
        <span>{[time?.hours, values.area.at(-1)?.name].filter(Boolean).join("，")}</span>
        <span>{about.map(({ title }) => title).join("、")}</span>
      </p>
      <TimeDial time={time} />
    </div>
  );
}
