/* Preloaded into a server: keeps of its store only what was synced, as a power cut would, and lets writes fail.
   SYNCED_FROM is the folder of the store, SYNCED_TO where synced bytes go; while the file SYNCED_FAIL exists, the disk is full. */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int ours(int fd, char *path, size_t size) {
    const char *from = getenv("SYNCED_FROM");
    char link[64];
    path[0] = 0;
    if (from == NULL) return 0;
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t n = readlink(link, path, size - 1);
    if (n <= 0) return 0;
    path[n] = 0;
    return strncmp(path, from, strlen(from)) == 0 && path[strlen(from)] == '/';
}

static int fails(int fd) {
    char path[4096];
    const char *flag = getenv("SYNCED_FAIL");
    return flag != NULL && access(flag, F_OK) == 0 && ours(fd, path, sizeof path);
}

/* A folder is synced: what was deleted there is gone for good. */
static void forget(const char *from, const char *to) {
    char here[4200], there[4200];
    DIR *folder = opendir(to);
    for (struct dirent *one; folder != NULL && (one = readdir(folder)) != NULL;) {
        snprintf(here, sizeof here, "%s/%s", from, one->d_name);
        snprintf(there, sizeof there, "%s/%s", to, one->d_name);
        if (one->d_name[0] != '.' && access(here, F_OK) != 0) unlink(there);
    }
    if (folder != NULL) closedir(folder);
}

static void keep(int fd) {
    char path[4096], to[4200], fresh[4300], data[65536];
    const char *folder = getenv("SYNCED_TO"), *from = getenv("SYNCED_FROM");
    if (folder == NULL || from == NULL) return;
    if (!ours(fd, path, sizeof path)) {
        if (strcmp(path, from) == 0) forget(from, folder);
        return;
    }
    snprintf(to, sizeof to, "%s/%s", folder, strrchr(path, '/') + 1);
    snprintf(fresh, sizeof fresh, "%s.fresh", to);
    int in = open(path, O_RDONLY | O_CLOEXEC);
    int out = open(fresh, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    ssize_t (*real)(int, const void *, size_t) = dlsym(RTLD_NEXT, "write");
    ssize_t n;
    while (in >= 0 && out >= 0 && (n = read(in, data, sizeof data)) > 0)
        if (real(out, data, n) != n) abort();
    if (in >= 0) close(in);
    if (out >= 0) close(out);
    if (in >= 0 && out >= 0) rename(fresh, to);
}

int fsync(int fd) {
    int (*real)(int) = dlsym(RTLD_NEXT, "fsync");
    int done = real(fd);
    if (done == 0) keep(fd);
    return done;
}

int fdatasync(int fd) {
    int (*real)(int) = dlsym(RTLD_NEXT, "fdatasync");
    int done = real(fd);
    if (done == 0) keep(fd);
    return done;
}

ssize_t write(int fd, const void *data, size_t n) {
    ssize_t (*real)(int, const void *, size_t) = dlsym(RTLD_NEXT, "write");
    if (fails(fd)) { errno = ENOSPC; return -1; }
    return real(fd, data, n);
}

ssize_t pwrite(int fd, const void *data, size_t n, off_t at) {
    ssize_t (*real)(int, const void *, size_t, off_t) = dlsym(RTLD_NEXT, "pwrite");
    if (fails(fd)) { errno = ENOSPC; return -1; }
    return real(fd, data, n, at);
}

ssize_t pwrite64(int fd, const void *data, size_t n, off64_t at) {
    ssize_t (*real)(int, const void *, size_t, off64_t) = dlsym(RTLD_NEXT, "pwrite64");
    if (fails(fd)) { errno = ENOSPC; return -1; }
    return real(fd, data, n, at);
}
