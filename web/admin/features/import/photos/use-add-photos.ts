import { useEffect, useRef, useState } from "react";
import { errorText } from "#web/admin/lib/api/error-text.ts";
import { addPhotos, type PhotoProblem } from "./add-photos.ts";
import { matchPhotos, type PhotoMatches, type PhotoTarget } from "./match-photos.ts";
import { type FoundFiles, readFolder, readZip } from "./photo-files.ts";

interface AddPhotosStatus {
  state: "running" | "stopped" | "done";
  /** Photos. */
  done: number;
  total: number;
  /** Listings that have their photos. */
  listings: number;
  problems: readonly PhotoProblem[];
  /** Why it stopped. */
  reason?: string;
}

/** Matches chosen photos to listings and adds them, one listing after the other. Continues behind the last complete one. */
export function useAddPhotos(targets: readonly PhotoTarget[]) {
  const [matches, setMatches] = useState<PhotoMatches & Pick<FoundFiles, "others">>();
  const [problem, setProblem] = useState<string>();
  const [status, setStatus] = useState<AddPhotosStatus>();
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  const choose = async (files: File[], isFolder: boolean) => {
    setMatches(undefined);
    setStatus(undefined);
    setProblem(undefined);
    try {
      const [first] = files;
      const { photos, others } = await (isFolder || !first ? readFolder(files) : readZip(first));
      setMatches({ ...matchPhotos(photos, targets), others });
    } catch (error) {
      setProblem(error instanceof Error ? `${error.message}.` : "The photos could not be read.");
    }
  };

  const start = async (publish: boolean) => {
    if (!matches) return;
    const controller = new AbortController();
    abort.current = controller;
    const total = matches.listings.reduce((count, { photos }) => count + photos.length, 0);
    const finished = status?.listings ?? 0;
    const getPhotos = (count: number) =>
      matches.listings.slice(0, count).reduce((sum, { photos }) => sum + photos.length, 0);
    let current: AddPhotosStatus = {
      state: "running",
      done: getPhotos(finished),
      total,
      listings: finished,
      problems: status?.problems ?? [],
    };
    const update = (change: Partial<AddPhotosStatus>) => {
      current = { ...current, ...change };
      setStatus(current);
    };
    const confirmUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", confirmUnload);
    update({});
    try {
      for (const listing of matches.listings.slice(finished)) {
        if (controller.signal.aborted) throw new Error("Stopped");
        const onPhoto = () => update({ done: current.done + 1 });
        const problems = await addPhotos(listing, { publish, signal: controller.signal, onPhoto });
        const listings = current.listings + 1;
        update({ listings, done: getPhotos(listings), problems: [...current.problems, ...problems] });
      }
      update({ state: "done" });
    } catch (error) {
      update({ state: "stopped", reason: controller.signal.aborted ? "Stopped." : errorText(error) });
    } finally {
      removeEventListener("beforeunload", confirmUnload);
    }
  };

  return { matches, problem, status, choose, start, stop: () => abort.current?.abort() };
}
