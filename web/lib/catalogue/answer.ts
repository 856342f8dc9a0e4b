import { mutate } from "swr";
import { isOutage } from "../api/api-error.ts";
import { reportUnanswered, showServiceState } from "../offline/offline-strip.ts";
import { storedAnswers } from "../offline/stored-answers.ts";
import { readCatalogueTime } from "./catalogue-age.ts";
import { readCatalogueMark, writeCatalogueMark } from "./catalogue-mark.ts";
import { hasOwnPosition } from "./worker/answers/list-position.ts";

/** How long the service may take before the catalogue answers, in milliseconds; as long as a page. */
const patience = 4000;
/** How long after an answer of the catalogue the service is asked again, in milliseconds. */
const retryPause = 30_000;

let retry = 0;

/**
 * Returns the response of the service. If it fails or takes long, returns the answer of the catalogue on this phone; the
 * response follows when it arrives.
 * @throws what the request throws, if the catalogue cannot answer
 */
export async function answer(key: string, response: Promise<unknown>): Promise<unknown> {
  const patienceEnd = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
  try {
    const first = await Promise.race([response.then((data) => ({ data })), patienceEnd]);
    if (first) return acceptResponse(key, first.data);
  } catch (error) {
    if (!isOutage(error) && !hasOwnPosition(key)) throw error;
    const stored = await answerFromPhone(key);
    if (!stored) {
      reportUnanswered();
      throw error;
    }
    if (isOutage(error)) retryLater();
    return stored;
  }
  const stored = await answerFromPhone(key);
  if (!stored) return response;
  response.then(
    (data) => mutate(key, acceptResponse(key, data), { revalidate: false }),
    () => retryLater(),
  );
  return stored;
}

function acceptResponse(key: string, data: unknown): unknown {
  storedAnswers.delete(key);
  showServiceState(false);
  return data;
}

async function answerFromPhone(key: string): Promise<object | undefined> {
  const mark = readCatalogueMark();
  // Loaded here, because every first page names the files that this one imports.
  const found = await import("./run-task.ts").then(({ runTask }) => runTask("answerKey", key)).catch(() => undefined);
  // Android may have cleared the database, but not the mark. A copy in an older format is renewed.
  if (!found && mark && !(await isStored())) writeCatalogueMark(undefined);
  if (!found?.data) return undefined;
  storedAnswers.set(key, readCatalogueTime(found, mark, Date.now()));
  if (!hasOwnPosition(key)) showServiceState(true);
  return found.data;
}

const isStored = () =>
  import("./run-task.ts")
    .then(({ runTask }) => runTask("readStoredVersion"))
    .then(
      (version) => version !== undefined,
      () => true,
    );

function retryLater(): void {
  clearTimeout(retry);
  retry = window.setTimeout(askAgain, retryPause);
}

/** Asks the service for everything on the screen that the catalogue has answered. */
function askAgain(): void {
  for (const key of storedAnswers.keys()) void mutate(key);
}

addEventListener("online", askAgain);
