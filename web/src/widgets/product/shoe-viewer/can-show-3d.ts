import { useEffect, useState } from 'react';

let found: boolean | undefined;

/** Whether this browser draws in 3D: asked once, since each answer costs a drawing context. */
function canShow3d(): boolean {
  if (found !== undefined) return found;
  if (typeof WebGL2RenderingContext === 'undefined') return (found = false);
  const context = document.createElement('canvas').getContext('webgl2');
  found = context !== null;
  // A browser keeps sixteen of them.
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return found;
}

/**
 * Whether this browser draws in 3D. False on the server and in the first render, which must be the same.
 *
 * @param isNeeded whether there is something to draw; else nothing is asked
 */
export function useCanShow3d(isNeeded: boolean): boolean {
  const [can, setCan] = useState(false);
  useEffect(() => {
    if (!isNeeded) return;
    // After the dialog has been drawn.
    const timer = setTimeout(() => setCan(canShow3d()));
    return () => clearTimeout(timer);
  }, [isNeeded]);
  return can && isNeeded;
}
