import { keepPicturesInBuckets } from './s3-server';

// Imported before a spec, it lets that spec's shops keep their pictures in buckets.
keepPicturesInBuckets();
