#!/usr/bin/env python3
"""slurm.py ANNALES: games and analyses as arrays of Slurm on this machine, with two nodes. A fifth of the tasks is killed, a node is lost while its
task goes on, everything is gathered twice, and the library has the same games and analyses as one machine alone makes, byte for byte.

munged, slurmctld and two slurmd are started for this in a folder of their own, on this machine alone, and stopped. What is not installed is said,
and the test is skipped. It needs root, as slurmd does. GNU parallel does the same plan with the same script, where it is installed.
"""
import json
import os
import pathlib
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time

SKIPPED = 77
CONF = """ClusterName=annales
SlurmctldHost={host}(127.0.0.1)
SlurmctldPort={port}
SlurmUser=root
SlurmdUser=root
AuthType=auth/munge
AuthInfo=socket={home}/munge/munge.socket
CredType=cred/munge
CommunicationParameters=NoInAddrAny
StateSaveLocation={home}/state
SlurmdSpoolDir={home}/spool-%n
SlurmctldPidFile={home}/slurmctld.pid
SlurmdPidFile={home}/slurmd-%n.pid
SlurmctldLogFile={home}/log/slurmctld.log
SlurmdLogFile={home}/log/slurmd-%n.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SwitchType=switch/none
MpiDefault=none
ReturnToService=2
SchedulerType=sched/backfill
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
JobCompType=jobcomp/none
AccountingStorageType=accounting_storage/none
JobAcctGatherType=jobacct_gather/none
SlurmdParameters=config_overrides
SlurmdTimeout=15
MinJobAge=3600
NodeName=n1 NodeHostname={host} NodeAddr=127.0.0.1 Port={n1} CPUs=1 RealMemory=2000 State=UNKNOWN
NodeName=n2 NodeHostname={host} NodeAddr=127.0.0.1 Port={n2} CPUs=1 RealMemory=2000 State=UNKNOWN
PartitionName=bots Nodes=n1,n2 Default=YES MaxTime=10 State=UP
RequeueExit=137
"""


def run(*command, status=0, **options):
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, **options)
    if status is not None and done.returncode != status:
        raise SystemExit(f"{' '.join(map(str, command))[:300]}\nended with {done.returncode}:\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
    return done.stdout


def skipped(why):
    print(f"skipped: {why}")
    sys.exit(SKIPPED)


def free_port():
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return s.getsockname()[1]


class Cluster:
    def __init__(self, home):
        self.home, self.servers = home, {}
        for folder in ("munge", "state", "spool-n1", "spool-n2", "log"):
            (home / folder).mkdir()
        (home / "munge").chmod(0o711)
        (home / "slurm.conf").write_text(CONF.format(home=home, host=socket.gethostname().split(".")[0], port=free_port(), n1=free_port(), n2=free_port()))
        os.environ["SLURM_CONF"] = str(home / "slurm.conf")

    def start(self, name, *command):
        log = open(self.home / "log" / f"{name}.out", "a")
        self.servers[name] = subprocess.Popen([str(word) for word in command], stdout=log, stderr=log)

    def __enter__(self):
        munge = self.home / "munge"
        run("mungekey", "-c", "-k", munge / "key")
        self.start("munged", "munged", "--foreground", f"--key-file={munge}/key", f"--socket={munge}/munge.socket", f"--pid-file={munge}/munged.pid",
                   f"--log-file={munge}/munged.log", f"--seed-file={munge}/seed")
        time.sleep(1)
        self.start("slurmctld", "slurmctld", "-D")
        for node in ("n1", "n2"):
            self.start(node, "slurmd", "-D", "-N", node)
        for _ in range(60):
            if run("sinfo", "-h", "-N", "-o", "%T", status=None).split() == ["idle", "idle"]:
                return self
            time.sleep(0.5)
        raise SystemExit("the nodes are not idle: " + run("sinfo", "-N", "-l", status=None) + (self.home / "log" / "slurmctld.out").read_text()[-2000:])

    def __exit__(self, *_):
        for name in ("n1", "n2", "slurmctld", "munged"):
            server = self.servers.pop(name, None)
            if server and server.poll() is None:
                server.terminate()
                try:
                    server.wait(20)
                except subprocess.TimeoutExpired:
                    server.kill()

    def lose(self, node):
        """The node is gone for the cluster; what it runs goes on."""
        self.servers.pop(node).send_signal(signal.SIGKILL)

    def find(self, node):
        self.start(node, "slurmd", "-D", "-N", node)


def running(plan):
    """The processes that do tasks of this plan, by task."""
    found = {}
    for process in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            words = (process / "cmdline").read_bytes().decode(errors="replace").split("\0")
        except OSError:
            continue
        if "--task" in words and str(plan) in words and "do" in words:
            found[int(words[words.index("--task") + 1])] = int(process.name)
    return found


def waited(job, seconds):
    for _ in range(seconds * 2):
        if not run("squeue", "-h", "-j", job, status=None).strip():
            return
        time.sleep(0.5)
    raise SystemExit("the tasks do not end: " + run("squeue", status=None))


def games(annales, library):
    ids = [game["game"] for game in json.loads(run(annales, "list", "--library", library, "--json"))["games"]]
    return {game: run(annales, "export", game, "--library", library, "--format", "events") for game in sorted(ids)}


def simulated(annales, home, cluster):
    plan, library, alone = home / "plan", home / "cluster.annales", home / "alone.annales"
    spec = ["--map", "occident", "--nations", "4", "--games", "200", "--seed", "1000"]
    print(run(annales, "work", "plan", "simulate", plan, "--per-task", "10", *spec))
    job = run("sbatch", "--parsable", "--array=2-20", plan / "run.sh", cwd=home).strip()
    killed, lost, by = set(), False, time.time() + 300
    while run("squeue", "-h", "-j", job, status=None).strip() and time.time() < by:
        for task, process in running(plan).items():
            if task % 5 == 0 and task not in killed:
                os.kill(process, signal.SIGKILL)
                killed.add(task)
            elif task == 7 and not lost:
                node = run("squeue", "-h", "-j", f"{job}_7", "-o", "%N", status=None).strip()
                if node in cluster.servers:
                    cluster.lose(node)
                    lost = node
        if lost and lost not in cluster.servers and (killed >= {5, 10, 15, 20} or time.time() > by - 270):
            cluster.find(lost)
        time.sleep(0.05)
        if killed >= {5, 10, 15, 20} and lost:
            break
    # Slurm requeues killed tasks after two minutes. Gathering says what is missing, and the command of its report does it at once.
    first = run(annales, "work", "gather", plan, "--library", library, status=None)
    print(first)
    run("scancel", job, status=None)
    time.sleep(3)
    if lost and lost not in cluster.servers:
        cluster.find(lost)
    missing = run(annales, "work", "gather", plan, "--missing").split()
    print(f"killed {sorted(killed)}, lost {lost}, missing {missing}")
    assert killed == {5, 10, 15, 20} and lost and missing, "nothing was disturbed"
    run("scontrol", "update", f"NodeName={lost}", "State=RESUME", status=None)
    job = run("sbatch", "--parsable", "--array=" + ",".join(missing), plan / "run.sh", cwd=home).strip()
    waited(job, 240)
    for _ in range(2):
        print(run(annales, "work", "gather", plan, "--library", library))
    run(annales, "simulate", "--library", alone, *spec)
    assert games(annales, library) == games(annales, alone), "the games differ"
    assert len(games(annales, library)) == 200
    return alone


def analysed(annales, home, source):
    few, plan = home / "few.annales", home / "analyses"
    run(annales, "simulate", "--ruleset", "duellum", "--map", "rome-carthage", "--nations", "2", "--games", "6", "--library", few)
    alone = home / "few-alone.annales"
    run(annales, "backup", alone, "--library", few)
    effort = ["--budget", "2", "--turns", "1"]
    print(run(annales, "work", "plan", "analyse", plan, "--library", few, *effort))
    job = run("sbatch", "--parsable", "--array=2-6", plan / "run.sh", cwd=home).strip()
    waited(job, 240)
    for _ in range(2):
        print(run(annales, "work", "gather", plan, "--library", few))
    for game in games(annales, few):
        one = run(annales, "analyse", game, "--library", alone, "--json", *effort)
        many = run(annales, "analyse", game, "--library", few, "--json", "--no-keep", *effort)
        assert one == many, "the analyses differ"


def in_parallel(annales, home, alone):
    if shutil.which("parallel") is None:
        return print("GNU parallel is not installed: not tried")
    plan, library = home / "par", home / "parallel.annales"
    run(annales, "work", "plan", "simulate", plan, "--per-task", "10", "--map", "occident", "--nations", "4", "--games", "200", "--seed", "1000")
    numbers = run(annales, "work", "gather", plan, "--missing")
    run("parallel", "-j2", plan / "run.sh", input=numbers)
    run(annales, "work", "gather", plan, "--library", library)
    assert games(annales, library) == games(annales, alone), "the games of GNU parallel differ"


def main():
    annales = pathlib.Path(sys.argv[1]).resolve()
    missing = [name for name in ("munged", "mungekey", "slurmctld", "slurmd", "sbatch") if shutil.which(name) is None and not os.path.exists(f"/usr/sbin/{name}")]
    os.environ["PATH"] += ":/usr/sbin"
    if missing:
        skipped(f"{', '.join(missing)} not installed (Debian: apt install slurm-wlm)")
    if os.geteuid() != 0:
        skipped("slurmd needs root")
    home = pathlib.Path(tempfile.mkdtemp(prefix="annales-slurm-"))
    home.chmod(0o755)
    os.environ["HOME"] = str(home)
    os.environ["PARALLEL_HOME"] = str(home)
    os.environ["XDG_DATA_HOME"] = str(home / "data")
    os.environ["XDG_CONFIG_HOME"] = str(home / "config")
    try:
        with Cluster(home) as cluster:
            alone = simulated(annales, home, cluster)
            analysed(annales, home, alone)
        in_parallel(annales, home, alone)
    finally:
        if "--keep" not in sys.argv:
            shutil.rmtree(home, ignore_errors=True)
    print("the same games and analyses, byte for byte")


main()
