import { useEffect, useEffectEvent, useState } from "react";
import { useRefreshEnquiries } from "../use-enquiries.ts";
import { deleteWaitingLog, readWaitingLogs, sendWaitingLog, type WaitingLog } from "./logged-enquiries.ts";

const pause = 60_000;
const changeEvent = "logged-enquiries";

/** Tells the notice on this page that logged enquiries were stored or sent. Other tabs get an event of the storage. */
export const announceLogs = () => dispatchEvent(new Event(changeEvent));

/** Returns the logged enquiries on this device, and sends those that wait: at once, when the browser goes online, and every minute. */
export function useWaitingLogs(account: string) {
  const [, setChanges] = useState(0);
  const refresh = useRefreshEnquiries();
  const update = () => setChanges((count) => count + 1);
  const sendAll = useEffectEvent(async () => {
    const waiting = readWaitingLogs(account).filter(({ problem }) => problem === undefined);
    for (const log of waiting) await sendWaitingLog(account, log);
    if (waiting.length === 0) return;
    update();
    await refresh();
  });
  const onChange = useEffectEvent(update);
  useEffect(() => {
    const send = () => {
      sendAll().catch(() => undefined);
    };
    const change = () => onChange();
    send();
    const timer = setInterval(send, pause);
    addEventListener("online", send);
    addEventListener("storage", change);
    addEventListener(changeEvent, change);
    return () => {
      clearInterval(timer);
      removeEventListener("online", send);
      removeEventListener("storage", change);
      removeEventListener(changeEvent, change);
    };
  }, []);
  return {
    logs: readWaitingLogs(account),
    remove: (log: WaitingLog) => {
      deleteWaitingLog(account, log);
      update();
    },
  };
}
