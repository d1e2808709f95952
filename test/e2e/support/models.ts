/** One triangle, of zeros. */
export const TRIANGLE = {
  scene: 0,
  scenes: [{ nodes: [0] }],
  nodes: [{ mesh: 0 }],
  meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
  accessors: [{ componentType: 5126, count: 3, type: 'VEC3', min: [0, 0, 0], max: [0, 0, 0] }],
};

/** A model with these variants. */
export function aModelIn(...colors: string[]): Buffer {
  return aModel({
    extensionsUsed: ['KHR_materials_variants'],
    extensions: { KHR_materials_variants: { variants: colors.map((name) => ({ name })) } },
  });
}

/**
 * A GLB as it is written: its head, its JSON, and its bytes.
 * @param json what its JSON has besides the version and a triangle
 * @param head what its head says instead
 */
export function aModel(
  json: object | string = {},
  bytes = Buffer.alloc(0),
  head: {
    magic?: string;
    version?: number;
    length?: number;
    type?: string;
    jsonLength?: number;
    more?: string[];
  } = {},
): Buffer {
  const text =
    typeof json === 'string'
      ? json
      : JSON.stringify({
          asset: { version: '2.0' },
          ...TRIANGLE,
          ...(bytes.length > 0 && { buffers: [{ byteLength: bytes.length }] }),
          ...json,
        });
  const padded = Buffer.from(text + ' '.repeat((4 - (Buffer.byteLength(text) % 4)) % 4));
  const chunks = [
    chunk(head.type ?? 'JSON', padded, head.jsonLength),
    ...(bytes.length > 0 ? [chunk('BIN\0', bytes)] : []),
    ...(head.more ?? []).map((type) => chunk(type, Buffer.from('{}  '))),
  ];
  const rest = Buffer.concat(chunks);
  const start = Buffer.alloc(12);
  start.write(head.magic ?? 'glTF', 'latin1');
  start.writeUInt32LE(head.version ?? 2, 4);
  start.writeUInt32LE(head.length ?? start.length + rest.length, 8);
  return Buffer.concat([start, rest]);
}

function chunk(type: string, content: Buffer, length = content.length): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32LE(length, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
}
