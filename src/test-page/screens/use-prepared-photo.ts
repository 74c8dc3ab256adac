import { useEffect, useState } from 'react';
import type { PhotoRefusal } from '../../ui/photo/check';
import { preparePhoto, RefusedPhoto } from '../../ui/photo/prepare';
import { refusalOf } from '../../ui/photo/refusal';

export type Preparation =
  | { kind: 'working' }
  | { kind: 'refused'; reason: PhotoRefusal }
  | { kind: 'ready'; photo: Blob };

/** What a complaint would make of a file. */
export function usePreparedPhoto(file: File | undefined): Preparation {
  const [result, setResult] = useState<{ file: File; preparation: Preparation }>();

  useEffect(() => {
    if (file === undefined) return;
    const ended = new AbortController();
    void prepare(file, ended.signal).then((preparation) => {
      if (!ended.signal.aborted) setResult({ file, preparation });
    });
    return () => ended.abort();
  }, [file]);

  return result?.file === file && result !== undefined ? result.preparation : { kind: 'working' };
}

async function prepare(file: File, signal: AbortSignal): Promise<Preparation> {
  const reason = await refusalOf(file);
  if (reason !== undefined) return { kind: 'refused', reason };
  try {
    return { kind: 'ready', photo: await preparePhoto(file, signal) };
  } catch (error) {
    return { kind: 'refused', reason: error instanceof RefusedPhoto ? error.reason : 'undecodable' };
  }
}
