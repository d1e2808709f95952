// What is tested of pictures on the disk holds of those in a bucket too.
import '../support/in-buckets';
import './picture-sweep.spec';
