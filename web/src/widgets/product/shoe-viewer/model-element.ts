import { ModelViewerElement } from '@google/model-viewer';
import { $loader } from '@google/model-viewer/lib/three-components/CachingGLTFLoader.js';
import { Renderer } from '@google/model-viewer/lib/three-components/Renderer.js';
import { MeshoptDecoder } from 'three/examples/jsm/libs/meshopt_decoder.module.js';

/**
 * Makes `<model-viewer>` known to the browser. Some hundred kilobytes: only ever imported when a person asks for it.
 * Its decoders are this bundle's, or none: by default it fetches them from other hosts.
 */
export function defineModelViewer(): void {
  Renderer.singleton.loader[$loader].setMeshoptDecoder(MeshoptDecoder);
  // Nothing lies there. The shop takes no model that needs one of them.
  ModelViewerElement.dracoDecoderLocation = NOWHERE;
  ModelViewerElement.ktx2TranscoderLocation = NOWHERE;
  ModelViewerElement.lottieLoaderLocation = NOWHERE;
}

const NOWHERE = '/assets/none/';
