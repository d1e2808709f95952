/** What is used of three, which has no types of its own. */
declare module 'three/examples/jsm/libs/meshopt_decoder.module.js' {
  export const MeshoptDecoder: { ready: Promise<void> };
}
declare module 'three/examples/jsm/loaders/GLTFLoader.js' {
  export class GLTFLoader {
    setMeshoptDecoder(decoder: { ready: Promise<void> }): void;
  }
}
