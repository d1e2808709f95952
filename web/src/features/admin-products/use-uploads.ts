import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '../../lib/api-error';
import { callWithProgress } from '../../api/call-with-progress';
import type { CallInit } from '../../api/http-client';
import { uploadArray, uploadModel, uploadSingle } from '../../api/generated/product-editing/product-editing';
import { i18n } from '../../lib/i18n';
import { DRAFT_LIMITS, type ColorDraft, type ProductDraft } from '../../lib/product-draft';

/** Applies an update function to the present draft. */
export type ChangeDraft = (update: (draft: ProductDraft) => ProductDraft) => void;

interface Upload {
  previews: string[];
  /** The uploaded share, 0 to 1. */
  share?: number;
  error?: string;
  /** Of the file that arrived last. */
  bytes?: number;
}

const noName = () => i18n.t('Give the product its name first: its pictures are kept under it.');
const noColor = () => i18n.t('Give the color its name first: its pictures are kept under it.');
const failed = () => i18n.t('The picture could not be uploaded. Please try again.');

/**
 * Uploads pictures while the person types, and puts them into the draft when they arrive. A picture is dropped when
 * its product or colour was renamed meanwhile, since a new name clears the pictures (rule E6).
 */
export function useUploads(draft: ProductDraft, change: ChangeDraft) {
  const { uploads, send, refuse } = useSending();
  const productName = draft.name.trim();

  const picture = (field: 'adImage' | 'navbarImage', file: File) => {
    if (!productName) return refuse(field, noName());
    const wrong = problemOf([file]);
    if (wrong) return refuse(field, wrong);
    void send(field, [file], async (call) => {
      const { path } = await uploadSingle({ file }, { productName }, call);
      change((now) => (now.name.trim() === productName ? { ...now, [field]: path } : now));
    });
  };

  const pictures = ({ key, color, imageDetail }: ColorDraft, chosen: File[]) => {
    const productColor = color.trim();
    if (!productName) return refuse(key, noName());
    if (!productColor) return refuse(key, noColor());
    // Further files are ignored (rule U5).
    const files = chosen.slice(0, DRAFT_LIMITS.images - imageDetail.length);
    const wrong = problemOf(files);
    if (wrong) return refuse(key, wrong);
    void send(key, files, async (call) => {
      const params = { productName, productColor };
      const { paths } = await uploadArray({ files }, params, call);
      change((now) => withPictures(now, { key, ...params, paths }));
    });
  };

  const model = (file: File) => {
    if (!productName) return refuse('model', noName());
    if (file.size > DRAFT_LIMITS.modelBytes) {
      return refuse('model', i18n.t('A 3D model may have at most 2 MB.'));
    }
    void send('model', [file], async (call) => {
      const { path } = await uploadModel({ file }, { productName }, call);
      change((now) => (now.name.trim() === productName ? { ...now, model: path } : now));
    });
  };

  const isUploading = Object.values(uploads).some(({ previews }) => previews.length > 0);
  return { uploads, upload: { picture, pictures, model }, isUploading };
}

/** The running uploads, by the field that waits for them. */
function useSending() {
  const [uploads, setUploads] = useState<Record<string, Upload>>({});
  const addresses = useRef<string[]>([]);
  useEffect(() => {
    const made = addresses.current;
    return () => made.forEach((address) => URL.revokeObjectURL(address));
  }, []);
  const set = (place: string, upload: Upload) => setUploads((current) => ({ ...current, [place]: upload }));
  const send = async (place: string, files: readonly File[], run: (call: CallInit) => Promise<void>) => {
    const previews = files.map((file) => URL.createObjectURL(file));
    addresses.current.push(...previews);
    const bytes = files[0]?.size;
    set(place, { previews });
    try {
      await run(callWithProgress((share) => set(place, { previews, share })));
      set(place, { previews: [], bytes });
    } catch (error) {
      console.error('A picture could not be uploaded.', error);
      set(place, { previews: [], error: errorMessage(error, failed()) });
    }
  };
  return { uploads, send, refuse: (place: string, error: string) => set(place, { previews: [], error }) };
}

interface Arrived {
  key: string;
  productName: string;
  productColor: string;
  paths: string[];
}

function withPictures(draft: ProductDraft, { key, productName, productColor, paths }: Arrived): ProductDraft {
  if (draft.name.trim() !== productName) return draft;
  const colors = draft.colors.map((color) => {
    if (color.key !== key || color.color.trim() !== productColor) return color;
    const images = [...new Set([...color.imageDetail, ...paths])];
    return { ...color, imageDetail: images.slice(0, DRAFT_LIMITS.images) };
  });
  return { ...draft, colors };
}

/** Why files are refused before they are sent; undefined when they are acceptable. */
function problemOf(files: readonly File[]): string | undefined {
  if (!files.every(({ type }) => type.startsWith('image/'))) return i18n.t('Only images can be uploaded.');
  return files.some(({ size }) => size > DRAFT_LIMITS.imageBytes)
    ? i18n.t('A picture may have at most 8 MB.')
    : undefined;
}
