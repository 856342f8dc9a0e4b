import { prepareWorker } from "../bundled-worker.ts";
import { prepareStates } from "../storage/local-states.ts";
import { statesVariable } from "./test-site.ts";

/** Makes what every site of a run starts from, once, before the first test. */
export default async function prepareSites(): Promise<void> {
  process.env[statesVariable] = await prepareStates();
  await prepareWorker();
}
